import './node-version.js'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// `node src/tools/run.js author/check …`: runs a command from a bundle in .cache/commands, which is made anew if one of
// its sources has changed. Reading each source by a loader would take most of the time of a short command.

const root = fileURLToPath(new URL('../..', import.meta.url))
const command = process.argv[2]
const source = join(root, `src/tools/${command}.ts`)
const name = command.split('/').at(-1)
const folder = join(root, '.cache/commands', name)
// Make it look as if the command was started directly.
process.argv.splice(1, 2, source)
process.setSourceMapsEnabled(true)
// A function is optimised once it has run this much, seven times as much as usual: most commands end before that pays. It
// saves a sixth of a check and of a build after one change, a tenth of a build from nothing.
setFlagsFromString('--interrupt-budget=500000')
await import(pathToFileURL(join(folder, upToDate() ?? (await bundle()), `${name}.js`)).href)

/** A text that changes if a source does. Changes after `start` may have come too late for the bundle. */
function stateOf(file, start = Number.POSITIVE_INFINITY) {
  const { mtimeMs, size } = statSync(join(root, file))
  return mtimeMs < start ? `${mtimeMs} ${size}` : ''
}

/** The bundle of the sources as they are. */
function upToDate() {
  try {
    const { id, sources } = JSON.parse(readFileSync(join(folder, 'newest.json'), 'utf8'))
    if (Object.entries(sources).every(([file, state]) => state === stateOf(file)) && statSync(join(folder, id)))
      return id
  } catch {
    // There is none, or a source is gone.
  }
}

/** Bundles the command. Bundles that are still running may need earlier ones, so a few are kept. */
async function bundle() {
  const start = Date.now()
  const work = join(folder, `.${process.pid}`)
  const { build } = await import('vite')
  const mode = process.env.NODE_ENV
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [{ name: 'own-place', transform: inOwnPlace }],
    build: {
      ...{ ssr: source, target: 'node20', outDir: work, minify: false, sourcemap: true },
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  })
  // Vite sets it for what it builds, but the command runs as it was called.
  if (mode === undefined) delete process.env.NODE_ENV
  const files = new Set(output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => id.startsWith(root)))
  const sources = Object.fromEntries([...files].map((id) => [relative(root, id), stateOf(relative(root, id), start)]))
  const id = `${start}-${process.pid}`
  renameSync(work, join(folder, id))
  writeFileSync(`${work}.json`, JSON.stringify({ id, sources }))
  renameSync(`${work}.json`, join(folder, 'newest.json'))
  const old = readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .sort()
    .slice(0, -3)
  for (const name of old) rmSync(join(folder, name), { recursive: true, force: true })
  return id

  /** Gives a source its own address in `import.meta.url`, relative to the folder of the bundle. */
  function inOwnPlace(code, id) {
    if (!code.includes('import.meta.url')) return
    const place = `new URL(${JSON.stringify(relative(work, id))}, import.meta.url).href`
    return { code: code.replaceAll('import.meta.url', () => place), map: null }
  }
}
