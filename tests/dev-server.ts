import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The dev server of a project, started as `npm run dev` does, at a free port. */
export function startDevServer(root: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { dev: string } }
  const [command = '', ...words] = scripts.dev.split(' ')
  return spawn(command, [...words, '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  })
}

/** The address that a dev server says it listens at. */
export function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      // oxlint-disable-next-line no-control-regex -- Vite colours its words
      output += chunk.toString().replace(/\u001b\[\d+m/g, '')
      const address = /Local:\s+(http\S+?)\/?\s/.exec(output)?.[1]
      if (address) resolve(address)
    })
    server.on('exit', () => reject(new Error('The dev server did not start.')))
  })
}
