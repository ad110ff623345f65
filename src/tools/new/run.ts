import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Refusal } from './answers.ts'

/** Runs a command that writes files, and says what it did or why it did not. */
export async function runNew(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}

/** Gives new files the format of the others. */
export function format(root: string, files: string[]): void {
  const { status, stderr, error } = spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The new files could not be formatted: ${error?.message ?? stderr}`)
}
