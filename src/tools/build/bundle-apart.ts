import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Progress } from '../../engine/build/progress.ts'
import { BuildError } from '../../engine/render/build-error.ts'
import { isServerBundled, waitingServer } from './bundle-server.ts'

/** Keeps the memory of the bundling process low, for the same time: on two cores, more threads of the bundler gain nothing. */
const sparing = { MIMALLOC_PURGE_DELAY: '0', RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1' }
/** As a bundle of its own: a loader of TypeScript would read all of Vite, too, and take nearly as long as the bundling. */
const node = ['--max-semi-space-size=2', fileURLToPath(new URL('../run.js', import.meta.url)), 'build/bundling']

/**
 * Bundles the code of the site, and the operators' commands, in a process of its own: it holds some 400 MB that it would
 * not give back before it ends.
 * @param server folder of the operators' commands, whose bundle waits beside it
 * @throws BuildError if the code cannot be bundled; that process has told why
 */
export async function bundleApart(
  root: string,
  { server, key, say }: { server: string; key: string; say: Progress },
): Promise<void> {
  const waiting = isServerBundled(server, key) ? [] : [waitingServer(server)]
  if (!waiting.length && existsSync(join(root, '.cache/code', key))) return
  say('Bundling the code')
  const bundling = spawn(process.execPath, [...node, root, key, ...waiting], {
    cwd: root,
    env: { ...process.env, ...sparing },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(bundling, 'exit')) as [number | null]
  if (code !== 0) throw new BuildError('Nothing is built, because the code cannot be bundled.')
}
