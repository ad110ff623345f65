import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const parts = [
  '.biome.json',
  '.gitignore',
  '.vscode',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'schema',
  'src',
  'pages-data',
  'tests',
]

/** A copy of the project in a temporary folder, to be changed as an editor or developer would. */
export function copyOfSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-copy-'))
  for (const part of parts) cpSync(part, join(root, part), { recursive: true })
  // Packages are shared, what is built is not; finished pictures are, because making them takes long.
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache') link(join('node_modules', name), join(root, 'node_modules', name))
  }
  const pictures = 'node_modules/.cache/page-engine/pictures'
  if (existsSync(pictures)) cpSync(pictures, join(root, pictures), { recursive: true })
  return root
}

function link(from: string, to: string): void {
  mkdirSync(join(to, '..'), { recursive: true })
  symlinkSync(join(process.cwd(), from), to)
}

/** Runs a command of the project in a copy. */
export function run(root: string, command: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}
