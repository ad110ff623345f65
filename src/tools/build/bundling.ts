import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleCode } from '../../engine/build/bundle.ts'
import { workFolder } from '../../engine/build/work-folder.ts'
import { makeServer } from './bundle-server.ts'

// The process that bundles for a build: see bundle-apart.ts.
const [root, key, server] = process.argv.slice(2) as [string, string, string | undefined]
const cache = join(root, '.cache')
const work = workFolder(cache)
try {
  await bundleCode(root, { cache: join(cache, 'code'), work: join(work, 'code'), key })
  if (server) await makeServer(root, server)
} finally {
  rmSync(work, { recursive: true, force: true })
}
