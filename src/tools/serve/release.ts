import { OperatorError } from '../../server/operator-error.ts'
import { listReleases, serveRelease } from '../build/releases.ts'
import { runOperatorCommand } from './command.ts'

const help = `npm run release -- list        lists the kept builds, newest first
npm run release -- use ID      switches to one of them; ID can be abbreviated
The last five builds are kept. The server switches within a second, and pages that are open keep their scripts.`

/** `npm run release`. */
await runOperatorCommand({ help, words: 'what to do' }, async ({ positionals: [command, wanted, ...more] }) => {
  const root = process.cwd()
  const releases = listReleases(root)
  if (command === 'list' && wanted === undefined) {
    const lines = releases.map(({ id, isServed }) => (isServed ? `${id}  served` : id))
    return lines.join('\n') || 'No release is kept yet. A build keeps one: npm run build'
  }
  if (command !== 'use' || !wanted || more.length) throw new OperatorError(help)
  // Its time or its hash.
  const found = releases.filter(({ id }) => id.startsWith(wanted) || id.endsWith(wanted))
  const [release, ...others] = found
  if (!release)
    throw new OperatorError(`No release is called ${wanted}. npm run release -- list names those that are kept.`)
  if (others.length)
    throw new OperatorError(`More than one release is called ${wanted}: ${found.map(({ id }) => id).join(', ')}`)
  if (release.isServed) return `${release.id} is served already.`
  serveRelease(root, release.id)
  return `${release.id} is served now.`
})
