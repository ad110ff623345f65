import { type ParseArgsConfig, parseArgs } from 'node:util'
import './node-version.js'

/** Why a command refuses to run: what is wrong, and how to fix it. */
export class Refusal extends Error {}

/** Options by name, as Node's parseArgs takes them. */
export type Options = NonNullable<ParseArgsConfig['options']>

/** How a command is called. */
export interface Command<O extends Options> {
  /** Printed by `--help`: usage, purpose, options. */
  help: string
  options?: O
  /** What positional arguments are, such as "documents"; without it none are allowed. */
  words?: string
}

/** A call of a command: the values of its options and its positional arguments. */
export type Call<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>

/**
 * Parses the arguments of a command.
 * @throws Refusal if one is unknown, so that nothing runs by mistake
 */
export function readCall<O extends Options>({ help, options, words }: Command<O>, args: string[]): Call<O> {
  try {
    const call = parseArgs({ args, options: options ?? ({} as O), allowPositionals: true })
    if (words || !call.positionals.length) return call
    throw new Error(`Unexpected word '${call.positionals[0]}'`)
  } catch (error) {
    // After the first sentence, Node explains how options are quoted, which does not help here.
    throw new Refusal(`${(error as Error).message.replace(/\. .*/s, '').replace(/\.?$/, '.')}\n\n${help}`)
  }
}

/**
 * Runs a command: prints its help, or calls `run` and prints the reason if that refuses. The exit code is 2 after a
 * refusal, else what `run` returns.
 */
export async function runCommand<O extends Options>(
  command: Command<O>,
  // oxlint-disable-next-line typescript/no-invalid-void-type -- most commands return nothing if they succeed
  run: (call: Call<O>) => Promise<number | void> | number | void,
): Promise<void> {
  try {
    const args = process.argv.slice(2)
    if (args.includes('--help') || args.includes('-h')) console.log(command.help)
    else process.exitCode = (await run(readCall(command, args))) ?? 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
