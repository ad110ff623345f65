import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from './prerender.ts'
import { type Manifest, PageStyles } from './styles.ts'
import { replaceFolder } from './work-folder.ts'

const serverEntry = 'engine/render.tsx'
const clientEntry = 'client/entry.ts'
/** Pages of earlier releases ask for it (client/recover.ts): it has no hash in its name. */
const steadyChunk = 'recover'
const manifestName = 'manifest.json'

/** The code of the site, built: what renders pages here, and what visitors' browsers load. */
export interface Bundle {
  renderer: Renderer
  styles: PageStyles
  /** Address of the client entry script. */
  script: string
  /** Addresses of the fonts that every page shows. */
  fonts: string[]
}

/**
 * The code of the site as built before, or built now.
 * @param root folder of the project
 * @param cache folder that keeps it between builds
 * @param work folder of this build alone
 * @param key changes whenever the code does
 * @param out folder that visitors get the scripts from
 */
export async function bundle(
  root: string,
  { cache, work, key, out }: { cache: string; work: string; key: string; out: string },
): Promise<Bundle> {
  mkdirSync(cache, { recursive: true })
  const built = join(cache, key)
  if (!existsSync(built)) {
    await buildCode(root, work)
    replaceFolder(work, built, `${work}-aside`)
    dropOld(cache)
  }
  cpSync(join(built, 'client'), out, { recursive: true, filter: (name) => !name.endsWith(manifestName) })
  const server = join(built, 'server')
  const manifest = readManifest(server)
  const clientManifest = readManifest(join(built, 'client'))
  return {
    renderer: (await import(pathToFileURL(join(server, fileOf(manifest, serverEntry))).href)) as Renderer,
    styles: new PageStyles(server, manifest, serverEntry),
    script: `/${fileOf(clientManifest, clientEntry)}`,
    fonts: mainFonts(out),
  }
}

/** Keeps the code of the last few builds: another build may be at work with one of them. */
function dropOld(cache: string): void {
  const newest = readdirSync(cache)
    .map((name) => ({ folder: join(cache, name), age: -statSync(join(cache, name)).mtimeMs }))
    .sort((a, b) => a.age - b.age)
  for (const { folder } of newest.slice(3)) rmSync(folder, { recursive: true, force: true })
}

/** Builds what visitors' browsers load into `client`, and what renders pages into `server`. */
async function buildCode(root: string, work: string): Promise<void> {
  const { build } = await import('vite')
  const [client, server] = [join(work, 'client'), join(work, 'server')]
  const shared = { configFile: join(root, 'vite.config.ts'), root: join(root, 'src'), logLevel: 'warn' as const }
  await build({
    ...shared,
    build: {
      outDir: server,
      ssr: serverEntry,
      ssrEmitAssets: true,
      manifest: manifestName,
      emptyOutDir: true,
      cssMinify: 'lightningcss',
      rolldownOptions: { input: join(root, 'src', serverEntry) },
    },
  })
  const module = join(server, fileOf(readManifest(server), serverEntry))
  const { islandTypes } = (await import(pathToFileURL(module).href)) as Renderer
  await build({
    ...shared,
    build: {
      outDir: client,
      manifest: manifestName,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'src', clientEntry),
        output: {
          codeSplitting: { groups: [{ name: 'blocks', test: travelsWithApp(islandTypes) }] },
          chunkFileNames: ({ name }) => (name === steadyChunk ? `${name}.js` : 'assets/[name]-[hash].js'),
        },
      },
    },
  })
  copyAssets(server, client)
}

/** Blocks without script of their own travel together: after the first navigation the next page needs only its data. */
function travelsWithApp(islands: string[]): (id: string) => boolean {
  return (id) => {
    const type = /[\\/]src[\\/]blocks[\\/]([a-z-]+)[\\/]/.exec(id)?.[1]
    return type !== undefined && !islands.includes(type)
  }
}

/** Fonts and pictures that styles and components name; scripts and styles of the server build stay behind. */
function copyAssets(from: string, to: string): void {
  const folder = join(from, 'assets')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css)$/.test(name)) cpSync(join(folder, name), join(to, 'assets', name))
  }
}

/** The rupee sign has files of its own, which only pages with a rupee sign ask for. */
function mainFonts(out: string): string[] {
  const fonts = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.woff2') && !name.includes('rupee'))
  return fonts.map((name) => `/assets/${name}`).sort()
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, manifestName), 'utf8'))

const fileOf = (manifest: Manifest, source: string): string => (manifest[source] as { file: string }).file
