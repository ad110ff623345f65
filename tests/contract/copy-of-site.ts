import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildParts, copyProject } from '../project-copy.ts'

const parts = [
  ...buildParts,
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  '.storybook',
  '.vscode',
  'tsconfig.json',
  'tests',
]

/** A copy of the project in a temporary folder, for tests that edit it. */
export const copyOfSite = (): string => copyProject(process.cwd(), parts)

/** Runs a command of the project in a copy. */
export function run(root: string, command: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}
