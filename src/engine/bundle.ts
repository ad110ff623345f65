import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Renderer } from './prerender.ts'
import { type Manifest, PageStyles } from './styles.ts'

const serverEntry = 'engine/render.tsx'
const clientEntry = 'client/entry.ts'

/** The code of the site, built: what renders pages here, and what visitors' browsers load. */
export interface Bundle {
  renderer: Renderer
  styles: PageStyles
  /** Address of the client entry script. */
  script: string
  /** Addresses of the fonts that every page shows. */
  fonts: string[]
  clientManifest: Manifest
}

/**
 * Builds the client scripts into `out` and the renderer into `work`.
 * @param root folder of the project
 */
export async function bundle(root: string, out: string, work: string): Promise<Bundle> {
  const shared = { configFile: join(root, 'vite.config.ts'), root: join(root, 'src'), logLevel: 'warn' as const }
  rmSync(work, { recursive: true, force: true })
  await build({
    ...shared,
    build: {
      outDir: work,
      ssr: serverEntry,
      ssrEmitAssets: true,
      manifest: 'manifest.json',
      emptyOutDir: true,
      cssMinify: 'lightningcss',
      rolldownOptions: { input: join(root, 'src', serverEntry) },
    },
  })
  const manifest = readManifest(work)
  const module = join(work, (manifest[serverEntry] as { file: string }).file)
  const renderer = (await import(pathToFileURL(module).href)) as Renderer
  await build({
    ...shared,
    build: {
      outDir: out,
      manifest: 'manifest.json',
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'src', clientEntry),
        output: { codeSplitting: { groups: [{ name: 'blocks', test: travelsWithApp(renderer.islandTypes) }] } },
      },
    },
  })
  copyAssets(work, out)
  const clientManifest = readManifest(out)
  rmSync(join(out, 'manifest.json'))
  return {
    renderer,
    styles: new PageStyles(work, manifest, serverEntry),
    script: `/${(clientManifest[clientEntry] as { file: string }).file}`,
    fonts: mainFonts(out),
    clientManifest,
  }
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

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
