/** "pull-quote" → "PullQuote", the name of its component. */
export const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _hyphen, letter: string) => letter.toUpperCase())

/**
 * The files of a new block: a contract with a heading, a tone and paragraphs, a guide to when it is used, the component that shows them, and its styles.
 * @param purpose what it is for, one sentence
 */
export function blockFiles(name: string, purpose: string): Record<string, string> {
  return {
    [`${name}.schema.json`]: `${JSON.stringify(contract(name, purpose), null, 2)}\n`,
    [`${name}.guide.json`]: `${JSON.stringify(guide(purpose), null, 2)}\n`,
    [`${pascal(name)}.tsx`]: component(name, purpose),
    [`${name}.module.css`]: styles,
  }
}

const shape = (name: string) => ({ $ref: `../../../schema/defs.schema.json#/$defs/${name}` })

function contract(name: string, purpose: string): object {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description: purpose,
    type: 'object',
    properties: {
      title: shape('heading'),
      tone: shape('tone'),
      paragraphs: { ...shape('paragraphs'), description: 'The words below the heading.' },
    },
    required: ['title', 'paragraphs'],
    additionalProperties: false,
    exampleNames: ['one paragraph', 'two paragraphs on navy'],
    examples: [
      { type: name, title, paragraphs: [purpose] },
      {
        type: name,
        title,
        tone: 'dark',
        paragraphs: [
          'With **strong words** and [a link](/contact).',
          'A second paragraph shows the space between two.',
        ],
      },
    ],
  }
}

function guide(purpose: string): object {
  return {
    status: 'new',
    since: new Date().toISOString().slice(0, 10),
    use: purpose,
    avoid: 'Where a block that there is already says the same.',
    do: { example: 'one paragraph', because: 'One thought, and the heading says which.' },
    dont: {
      example: 'two paragraphs on navy',
      change: { title: 'More' },
      because: 'The heading names the kind of content, not the content.',
    },
  }
}

/** From a block's folder to that of the source. */
const source = '../..'

const component = (
  name: string,
  purpose: string,
): string => `import type { BlockProps } from '${source}/contract/index.ts'
import { Paragraphs } from '${source}/ui/Paragraphs.tsx'
import { Section } from '${source}/ui/Section.tsx'
import styles from './${name}.module.css'

/** ${purpose.replaceAll('*/', '')} */
export default function ${pascal(name)}({ id, title, tone, paragraphs, level }: BlockProps<'${name}'>) {
  return (
    <Section id={id} title={title} tone={tone} level={level}>
      <div className={styles.words}>
        <Paragraphs paragraphs={paragraphs} />
      </div>
    </Section>
  )
}
`

const styles = `@layer blocks {
  .words {
    font-size: var(--step-1);
  }
}
`
