import {
  Controls,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { blocks } from 'virtual:docs'
import { nameOfPath } from '../../src/page/routes.ts'
import type { BlockDocumentation, BlockUse } from './block-documentation.ts'
import { BlockGuide } from './BlockGuide.tsx'
import { ShownJson } from './ShownJson.tsx'
import styles from './docs.module.css'

/** The docs page of a block: purpose, options, JSON of the current state, where it is used, and what is unused. */
export function BlockDocs() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const documentation = preparedMeta.parameters.contract as BlockDocumentation
  const { type, description, file, options } = documentation
  const use = blocks[type] as BlockUse
  return (
    <>
      <Title />
      <Markdown>{description}</Markdown>
      <p>
        Contract: <code>{file}</code>
      </p>
      <Primary />
      <BlockGuide {...documentation} places={use.places.length} />
      <Heading>Try it</Heading>
      <p>A change here shows at the top. Lists and cards are changed in the panel Form beside each example.</p>
      <div className={styles.scroll}>
        <Controls />
      </div>
      <ShownJson />
      <Heading>Options</Heading>
      <Options options={options} use={use} />
      <Heading>In use</Heading>
      {use.places.length ? <InUse places={use.places} /> : <p>No page uses this block.</p>}
      <Heading>What no page uses</Heading>
      {use.unused.length ? <Names names={use.unused} /> : <p>Every option is in use.</p>}
      <MoreExamples />
    </>
  )
}

/** The examples after the first, each below a heading of the same level. */
function MoreExamples() {
  const [, ...stories] = useContext(DocsContext).componentStories()
  return stories.map(({ id, name, moduleExport }) => (
    <section key={id}>
      <Heading>{`Example: ${name}`}</Heading>
      <DocsStory of={moduleExport} expanded={false} __forceInitialArgs />
    </section>
  ))
}

function Options({ options, use }: { options: BlockDocumentation['options']; use: BlockUse }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Option</th>
            <th>May be</th>
            <th>What it is</th>
            <th>Written by</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ path, required, type, description, default: standard, rules = [] }) => (
            <tr key={path}>
              <td>
                <code>{path}</code>
                {required && <span className={styles.required}>required</span>}
              </td>
              <td>
                {type}
                {standard !== undefined && (
                  <p>
                    without it: <code>{JSON.stringify(standard)}</code>
                  </p>
                )}
              </td>
              <td>{[description, ...rules].join(' · ')}</td>
              <td>{use.written[path] ? `${use.written[path]} of ${use.places.length}` : 'nobody'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function InUse({ places }: { places: BlockUse['places'] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Page</th>
            <th>Block</th>
            <th>Options it chooses</th>
            <th>Written in</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ file, line, page, position, options }) => (
            <tr key={`${file}:${line}`}>
              <td>
                <a href={`./?path=/story/pages-${nameOfPath(page as string)}--desktop`} target="_top">
                  {page}
                </a>
              </td>
              <td>{position}</td>
              <td>{options.join(', ')}</td>
              <td>
                <code>{`${file}:${line}`}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Names = ({ names }: { names: string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <code>{name}</code>
      </li>
    ))}
  </ul>
)
