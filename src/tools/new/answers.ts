import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

/** Why nothing was written: what is wrong, where, and how to mend it. */
export class Refusal extends Error {}

/** Something a command must know. */
export interface Question {
  /** Name of the option: "path" for --path. */
  option: string
  /** Asked on a terminal; also says what is missing where nobody can be asked. */
  ask: string
  example: string
  /** Says what is wrong with an answer, or nothing. */
  wrong(answer: string): string | undefined
  /** May be left out. */
  optional?: boolean
}

/** Where the command runs: the words after it, and a terminal to ask on, if there is one. */
export interface Call {
  words: string[]
  terminal?: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }
}

/** The call of a command of npm, with a terminal where somebody sits at one. */
export const callOfProcess = (): Call => ({
  words: process.argv.slice(2),
  ...(process.stdin.isTTY && process.stdout.isTTY && { terminal: { input: process.stdin, output: process.stdout } }),
})

/**
 * The answers to all questions, by option: from the words of the call, the rest asked for on the terminal.
 * @param positional option that a word without a name stands for
 * @throws Refusal where an answer is wrong, or one is missing and nobody can be asked
 */
export async function answersTo(
  questions: Question[],
  { words, terminal }: Call,
  positional?: string,
): Promise<Record<string, string | undefined>> {
  const given = read(questions, words, positional)
  for (const { option, wrong } of questions) {
    const problem = given[option] === undefined ? undefined : wrong(given[option])
    if (problem) throw new Refusal(problem)
  }
  const missing = questions.filter(({ option }) => given[option] === undefined)
  const needed = missing.filter(({ optional }) => !optional)
  if (!needed.length) return given
  if (!terminal) throw new Refusal(needed.map((question) => isMissing(question, positional)).join('\n'))
  return { ...given, ...(await ask(missing, terminal)) }
}

function read(questions: Question[], words: string[], positional?: string): Record<string, string | undefined> {
  try {
    const options = Object.fromEntries(questions.map(({ option }) => [option, { type: 'string' as const }]))
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: positional !== undefined })
    const [first, second] = positionals
    if (second) throw new Refusal(`One name is enough: "${first}" or "${second}"?`)
    return { ...(positional && first !== undefined && { [positional]: first }), ...values }
  } catch (error) {
    if (error instanceof Refusal) throw error
    const known = questions.map(({ option, example }) => `--${option} ${example}`).join(' ')
    throw new Refusal(`${(error as Error).message.replace(/\. .*/, '')}. The options are: ${known}`)
  }
}

const isMissing = ({ option, ask, example }: Question, positional?: string): string =>
  `${option === positional ? `The ${option}` : `--${option}`} is missing. ${ask} For example: ${option === positional ? '' : `--${option} `}${example}`

async function ask(questions: Question[], { input, output }: NonNullable<Call['terminal']>) {
  const terminal = createInterface({ input, output })
  // Lines typed ahead of a question are its answer.
  const lines = terminal[Symbol.asyncIterator]()
  const answers: Record<string, string | undefined> = {}
  try {
    for (const { option, ask, example, wrong, optional } of questions)
      for (;;) {
        output.write(`${ask} (${example}) `)
        const { value, done } = await lines.next()
        if (done) throw new Refusal(`\nNothing was written: --${option} is still missing.`)
        const answer = value.trim()
        if (!answer && optional) break
        const problem = answer ? wrong(answer) : `Please write it, such as ${example}.`
        if (problem) {
          output.write(`${problem}\n`)
          continue
        }
        answers[option] = answer
        break
      }
  } finally {
    terminal.close()
  }
  return answers
}
