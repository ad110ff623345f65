import { createInterface } from 'node:readline'
import { Refusal } from '../../command.ts'

/** A question for something that a command must know. */
export interface Question {
  /** Name of the option: "path" for --path. */
  option: string
  /** The question on a terminal; without one, it is part of the message that says what is missing. */
  ask: string
  example: string
  /** What is wrong with an answer; undefined if nothing is. */
  wrong(answer: string): string | undefined
  /** May be left out. */
  optional?: boolean
}

/** Answers by option; undefined for what the call does not give. */
export type Answers = Record<string, string | undefined>

/** The answers that a call gives, and the terminal to ask for the others, if there is one. */
export interface Asked {
  given: Answers
  terminal?: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }
}

/** The terminal of this process, if it is interactive. */
export const ownTerminal = (): Pick<Asked, 'terminal'> =>
  process.stdin.isTTY && process.stdout.isTTY ? { terminal: { input: process.stdin, output: process.stdout } } : {}

/**
 * The answers to all questions, by option: those of the call, and the rest from the terminal.
 * @param positional the option that the unnamed argument sets
 * @throws Refusal if an answer is wrong, or if one is missing and there is no terminal
 */
export async function answersTo(
  questions: Question[],
  { given, terminal }: Asked,
  positional?: string,
): Promise<Answers> {
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

const isMissing = ({ option, ask, example }: Question, positional?: string): string =>
  `${option === positional ? `The ${option}` : `--${option}`} is missing. ${ask} For example: ${option === positional ? '' : `--${option} `}${example}`

async function ask(questions: Question[], { input, output }: NonNullable<Asked['terminal']>) {
  const terminal = createInterface({ input, output })
  // Lines that were typed before a question is asked are its answer.
  const lines = terminal[Symbol.asyncIterator]()
  const answers: Answers = {}
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
