import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slugOf } from '../../page/slug.ts'
import { replaceFiles } from '../author/replace-files.ts'
import { Refusal } from '../command.ts'
import { writable } from './files.ts'

/** Maximum size of an uploaded picture, in bytes. */
export const largest = 12_000_000

const signatures: [ending: string, bytes: string][] = [
  ['jpg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
]

/** Parts of an SVG that could run script or load something. */
const activeContent =
  /<\s*(script|foreignObject|iframe|object|embed|animate|set|handler)\b|\son[a-z]+\s*=|(javascript|data):|<!(DOCTYPE|ENTITY)|@import|\b(href|src)\s*=\s*["']\s*(?!#)|url\(\s*["']?\s*(?!#)/i

/**
 * Stores a picture in pages-data/media/uploads.
 * @param name its file name on the editor's machine; gets a number if another picture has it
 * @returns its name in page data, its size in px and in bytes
 * @throws Refusal if it is not a picture, too large, or a drawing with script
 */
export async function keepPicture(root: string, name: string, content: Buffer) {
  if (content.length > largest)
    throw new Refusal(
      `${name} has ${(content.length / 1e6).toFixed(1)} MB; at most ${largest / 1e6} MB. Make it smaller.`,
    )
  const ending = kindOf(content)
  if (!ending) throw new Refusal(`${name} is neither JPEG, PNG nor SVG. Save it as one of them.`)
  if (ending === 'svg' && activeContent.test(content.toString('utf8')))
    throw new Refusal(`${name} contains script, or loads something from elsewhere. Export it as a plain drawing.`)
  const { default: sharp } = await import('sharp')
  const image = sharp(content, { failOn: 'truncated' })
  // Metadata stands at the beginning: only drawing it shows whether all of it has arrived.
  const { width, height } = await Promise.all([image.metadata(), image.clone().resize(8).toBuffer()])
    .then(([metadata]) => metadata)
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
  slugOf(name.replace(/\.[^.]*$/, ''))
    .slice(0, 60)
    .replace(/-$/, '') || 'picture'

/** A name that is free, or already taken by the same picture. */
function freeName(root: string, name: string, ending: string, content: Buffer): string {
  for (let number = 1; ; number++) {
    const file = writable(root, `pages-data/media/uploads/${name}${number > 1 ? `-${number}` : ''}.${ending}`)
    const path = join(root, file)
    if (!existsSync(path) || readFileSync(path).equals(content)) return file
  }
}
