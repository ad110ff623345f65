import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { replaceFiles } from '../author/replace-files.ts'
import { Refusal } from '../command.ts'
import { writable } from './files.ts'

/** Larger pictures come out of no camera that a website needs (bytes). */
export const largest = 12_000_000

const signatures: [ending: string, bytes: string][] = [
  ['jpg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
]

/** What makes a drawing do more than be drawn. */
const active =
  /<\s*(script|foreignObject|iframe|object|embed|animate|set|handler)\b|\son[a-z]+\s*=|(javascript|data):|<!(DOCTYPE|ENTITY)|@import|\b(href|src)\s*=\s*["']\s*(?!#)|url\(\s*["']?\s*(?!#)/i

/**
 * Keeps a picture below pages-data/media/uploads.
 * @param name as the editor's machine knows it; one that is taken by another picture gets a number
 * @returns its name as page data writes it, its size in px and in bytes
 * @throws Refusal for what is no picture, too large, or a drawing with script
 */
export async function keepPicture(root: string, name: string, content: Buffer) {
  if (content.length > largest)
    throw new Refusal(
      `${name} has ${(content.length / 1e6).toFixed(1)} MB; at most ${largest / 1e6} MB. Make it smaller.`,
    )
  const ending = kindOf(content)
  if (!ending) throw new Refusal(`${name} is neither JPEG, PNG nor SVG. Save it as one of them.`)
  if (ending === 'svg' && active.test(content.toString('utf8')))
    throw new Refusal(`${name} holds script, or fetches something from elsewhere. Export it as a plain drawing.`)
  const { width, height } = await sharp(content)
    .metadata()
    .catch(() => {
      throw new Refusal(`${name} cannot be read as a picture. Open it in an image program and save it again.`)
    })
  const file = freeName(root, plainName(name), ending, content)
  if (!existsSync(join(root, file))) replaceFiles(root, [{ file, text: content }])
  return { file, name: file.replace('pages-data/media/', ''), width, height, bytes: content.length }
}

function kindOf(content: Buffer): string | undefined {
  const known = signatures.find(([, bytes]) => content.subarray(0, bytes.length / 2).toString('hex') === bytes)
  if (known) return known[0]
  return /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<svg[\s>]/s.test(content.toString('utf8')) ? 'svg' : undefined
}

/** "Team Photo (2).JPG" → "team-photo-2". */
const plainName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '') || 'picture'

/** The same picture under the same name is there already; another one is not replaced. */
function freeName(root: string, name: string, ending: string, content: Buffer): string {
  for (let number = 1; ; number++) {
    const file = writable(root, `pages-data/media/uploads/${name}${number > 1 ? `-${number}` : ''}.${ending}`)
    const path = join(root, file)
    if (!existsSync(path) || readFileSync(path).equals(content)) return file
  }
}
