import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFingerprint } from '../../engine/build/fingerprint.ts'
import { replaceFolder } from '../../engine/build/work-folder.ts'

/** The commands for machines that serve the site, each a file of tools/serve. */
const commands = ['serve', 'inbox', 'backup', 'restore', 'release', 'hosting']

/** The folder of the bundled commands, below the root of the project. */
export const bundleFolder = 'dist-server'

/** The file in it that says what it was made from. */
export const builtFrom = 'built-from'

/**
 * Bundles the operators' commands as plain JavaScript with everything they need, so that a machine which only serves has
 * to install just the database driver. The folder is replaced as a whole. Tests pass another `target`.
 * @param key changes whenever the code does
 */
export async function bundleServer(
  root: string,
  target = join(root, bundleFolder),
  key = codeFingerprint(root),
): Promise<void> {
  if (isServerBundled(target, key)) return
  const work = waitingServer(target)
  if (!existsSync(work)) await makeServer(root, work)
  writeFileSync(join(work, builtFrom), key)
  replaceFolder(work, target, `${work}.old`)
}

/** Whether the bundle was made from this code. */
export function isServerBundled(target: string, key: string): boolean {
  const note = join(target, builtFrom)
  return existsSync(note) && readFileSync(note, 'utf8') === key
}

/** Where a bundle waits until the site that it will serve is built. */
export const waitingServer = (target: string): string => `${target}.${process.pid}`

/** Bundles the commands into a folder. */
export async function makeServer(root: string, folder: string): Promise<void> {
  // Vite takes a while to load, and most builds need none of it.
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // The driver finds its program for this machine at run time.
    ssr: { noExternal: true, external: ['libsql'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      rolldownOptions: {
        input: commands.map((name) => join(root, `src/tools/serve/${name}.ts`)),
        external: ['pg-native'],
      },
    },
  })
}
