import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { slugOf } from '../../../page/slug.ts'
import { type Command, Refusal } from '../../command.ts'
import { writeGenerated } from '../codegen/stale-files.ts'
import { holdSignals, replaceFiles } from '../replace-files.ts'
import { type Asked, answersTo, type Question } from './answers.ts'
import { blockFiles, pascal } from './block-files.ts'
import { format } from './format.ts'

const options = { for: { type: 'string' } } as const

/** How `npm run new:block` is called. */
export const newBlockCommand: Command<typeof options> = {
  help: `npm run new:block -- pull-quote --for "A sentence worth reading twice."

Writes the folder of a new block and its line in the registry. On a terminal it asks for missing options.

  --for SENTENCE   what the block is for`,
  options,
  words: 'name',
}

const registry = 'src/blocks/registry.ts'

/**
 * `npm run new:block`: writes the folder of a working block, its line in the registry, and what is generated from it.
 * @returns what was done and what to do next
 * @throws Refusal if the block cannot be written; nothing is left behind
 */
export async function newBlock(root: string, asked: Asked): Promise<string> {
  const answers = await answersTo([nameQuestion(root), purposeQuestion], asked, 'name')
  const name = answers.name as string
  const before = readFileSync(join(root, registry), 'utf8')
  const after = withLine(before, name)
  const folder = `src/blocks/${name}`
  const files = blockFiles(name, answers.for ?? `Says what the block ${name} is for: write it here in one sentence.`)
  const release = holdSignals()
  try {
    replaceFiles(root, [
      ...Object.entries(files).map(([file, text]) => ({ file: `${folder}/${file}`, text })),
      { file: registry, text: after },
    ])
    format(root, [folder, registry])
    writeGenerated(root)
  } catch (error) {
    rmSync(join(root, folder), { recursive: true, force: true })
    replaceFiles(root, [{ file: registry, text: before }])
    writeGenerated(root)
    throw error
  } finally {
    release()
  }
  return [
    `Written: ${Object.keys(files)
      .map((file) => `${folder}/${file}`)
      .join(', ')}, and its line in ${registry}.`,
    `See its examples: npm run dev, then /_blocks/${name}.`,
    `Say what it holds in ${name}.schema.json, then npm run codegen: the types follow, and the compiler names what the component still lacks.`,
  ].join('\n')
}

const purposeQuestion: Question = {
  option: 'for',
  ask: 'What is it for, in one sentence?',
  example: '"A sentence worth reading twice."',
  optional: true,
  wrong: (answer) => (/[.!?)]$/.test(answer) ? undefined : `"${answer}" is no sentence: end it with a full stop.`),
}

function nameQuestion(root: string): Question {
  return {
    option: 'name',
    ask: 'What is the block to be called?',
    example: 'pull-quote',
    wrong(answer) {
      const words = slugOf(answer.replace(/([a-z])([A-Z])/g, '$1-$2')).replace(/^[-0-9]+/, '')
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(answer))
        return `"${answer}" cannot be the name of a block: lower case words with hyphens between them, a letter first, such as "${words || 'pull-quote'}".`
      if (existsSync(join(root, 'src/blocks', answer)))
        return `There is a block "${answer}" already, in src/blocks/${answer}. Choose another name, or change that block.`
      // A component must not have the name of one that it imports.
      const parts = readdirSync(join(root, 'src/ui')).map((file) => file.replace(/\.tsx$/, ''))
      return parts.includes(pascal(answer))
        ? `"${answer}" is the name of a part of the interface, src/ui/${pascal(answer)}.tsx. Choose another, such as "${answer}-band".`
        : undefined
    },
  }
}

/** The registry with a line for the block after the last one. */
function withLine(text: string, name: string): string {
  const end = text.lastIndexOf('} satisfies')
  if (end < 0)
    throw new Refusal(
      `${registry} does not end its list with "} satisfies …": add the line by hand and run npm run codegen.`,
    )
  return `${text.slice(0, end)}  '${name}': { load: () => import('./${name}/${pascal(name)}.tsx') },\n${text.slice(end)}`
}
