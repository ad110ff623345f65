import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { hashOf } from '../content/hash.ts'
import type { Renderer } from '../render/prerender.ts'
import { type Manifest, PageStyles } from '../render/styles.ts'
import type { SiteFolder } from './site-folder.ts'
import { replaceFolder } from './work-folder.ts'

const serverEntry = 'engine/render/render.tsx'
const clientEntry = 'client/entry.ts'
/** What only paper needs is a file of its own, which no first paint waits for. */
const printStyles = 'styles/print.css'
/** Pages of earlier releases fetch it (client/recover.ts), so its name has no hash. */
const steadyChunk = 'recover'
const manifestName = 'manifest.json'

/** The built code of the site: what renders pages here, and what browsers load. */
export interface Bundle {
  renderer: Renderer
  styles: PageStyles
  /** Address of the client entry script. */
  script: string
  /** Address of the styles for paper. */
  print: string
  /** Addresses of the fonts that every page shows. */
  fonts: string[]
}

/**
 * The built code of the site, from the cache if nothing changed.
 * @param root folder of the project
 * @param cache folder that keeps it between builds
 * @param work temporary folder of this build
 * @param key changes whenever the code does
 */
export async function bundle(
  root: string,
  { cache, work, key, out }: { cache: string; work: string; key: string; out: SiteFolder },
): Promise<Bundle> {
  await bundleCode(root, { cache, work, key })
  const built = join(cache, key)
  const client = join(built, 'client')
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => name !== manifestName)
  const files = names.filter((name) => !statSync(join(client, name)).isDirectory())
  for (const name of files) out.put(name, readFileSync(join(client, name)))
  const server = join(built, 'server')
  const manifest = readManifest(server)
  const clientManifest = readManifest(client)
  const renderer = (await import(pathToFileURL(join(server, fileOf(manifest, serverEntry))).href)) as Renderer
  return {
    renderer,
    styles: new PageStyles(server, manifest, serverEntry, renderer.islandTypes),
    script: `/${fileOf(clientManifest, clientEntry)}`,
    print: `/${fileOf(clientManifest, printStyles)}`,
    fonts: mainFonts(files),
  }
}

/** Bundles the code into a folder of the cache that is named by its key, if it is not there. */
export async function bundleCode(
  root: string,
  { cache, work, key }: { cache: string; work: string; key: string },
): Promise<void> {
  const built = join(cache, key)
  if (existsSync(built)) return
  mkdirSync(cache, { recursive: true })
  await buildCode(root, work)
  replaceFolder(work, built, `${work}-aside`)
  dropOld(cache)
}

/** Keeps the code of the last few builds, because another build may still be using one of them. */
function dropOld(cache: string): void {
  const newest = readdirSync(cache)
    .map((name) => ({ folder: join(cache, name), age: -statSync(join(cache, name)).mtimeMs }))
    .sort((a, b) => a.age - b.age)
  for (const { folder } of newest.slice(3)) rmSync(folder, { recursive: true, force: true })
}

/** Builds the code for browsers into `client`, and the code that renders pages into `server`. */
async function buildCode(root: string, work: string): Promise<void> {
  // Vite takes a while to load, and most builds need none of it.
  const { build } = await import('vite')
  const { viteSettings } = await import('./vite-settings.ts')
  const [client, server] = [join(work, 'client'), join(work, 'server')]
  const settings = viteSettings(join(root, 'src'))
  const shared = { ...settings, configFile: false as const, root: join(root, 'src'), logLevel: 'warn' as const }
  // On a slow machine the bundler would tell editors how long its plugins took.
  const checks = { bundlerTimings: false }
  await build({
    ...shared,
    build: {
      ...settings.build,
      outDir: server,
      ssr: serverEntry,
      ssrEmitAssets: true,
      manifest: manifestName,
      emptyOutDir: true,
      cssMinify: 'lightningcss',
      rolldownOptions: { checks, input: join(root, 'src', serverEntry) },
    },
  })
  const styles = new PageStyles(server, readManifest(server), serverEntry, []).ofAllBlocks()
  const stylesName = `assets/blocks-${hashOf(styles).slice(0, 6)}.css`
  await build({
    ...shared,
    // The app loads them, as one file, before it shows other pages.
    define: { 'import.meta.env.BLOCK_STYLES': JSON.stringify(stylesName) },
    plugins: [...settings.plugins, ownPreload(root)],
    resolve: { alias: preact },
    build: {
      ...settings.build,
      outDir: client,
      manifest: manifestName,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks,
        input: [clientEntry, printStyles].map((file) => join(root, 'src', file)),
        optimization: { inlineConst: true },
        output: {
          // What every component needs. One file saves requests, and names in the entry script.
          codeSplitting: {
            groups: [{ name: 'preact', test: /[\\/]node_modules[\\/]preact[\\/]|[\\/]ui[\\/]use-id\.ts$/ }],
          },
          // The entry script of every page lists all scripts and styles by name, so short names save bytes.
          chunkFileNames: ({ name }) => (name === steadyChunk ? `${name}.js` : 'assets/[name]-[hash:6].js'),
          assetFileNames: ({ names }) => `assets/[name]-[hash${names[0]?.endsWith('.css') ? ':6' : ''}][extname]`,
        },
      },
    },
  })
  copyAssets(server, client)
  writeFileSync(join(client, stylesName), styles)
}

/** Browsers run the components with Preact, a sixth of React's weight. */
const preact = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
]

/** Replaces Vite's helper around each `import()` with ours. */
const ownPreload = (root: string): Plugin => ({
  name: 'own-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export * from '${join(root, 'src/client/fetch-script.ts')}'` : null,
})

/** Copies the fonts and pictures that styles and components refer to, but not the scripts and styles of the server build. */
function copyAssets(from: string, to: string): void {
  const folder = join(from, 'assets')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css)$/.test(name)) cpSync(join(folder, name), join(to, 'assets', name))
  }
}

/** Accents, fractions and the rupee sign have font files of their own, which only pages that show one of them fetch. */
const mainFonts = (files: string[]): string[] =>
  files
    .filter((name) => name.endsWith('.woff2') && !name.includes('-more'))
    .map((name) => `/${name}`)
    .sort()

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, manifestName), 'utf8'))

const fileOf = (manifest: Manifest, source: string): string => (manifest[source] as { file: string }).file
