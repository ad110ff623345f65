import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentFromBytes } from '../../engine/content/load.ts'
import { replaceFiles } from '../author/replace-files.ts'
import { Refusal } from '../command.ts'

const document = /^pages-data\/(?:(?:site|documents)\/)?[a-z0-9]+(?:-[a-z0-9]+)*\.json$/
const picture = /^pages-data\/media\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*\.(?:jpg|png|svg)$/

/**
 * Lets a path pass that the studio may write: a document or a picture of pages-data, on no way that a link leads elsewhere.
 * @param file relative to the root, with forward slashes
 * @throws Refusal
 */
export function writable(root: string, file: string): string {
  if (!document.test(file) && !picture.test(file))
    throw new Refusal(`"${file}" is neither a document nor a picture of pages-data.`)
  const real = realpathSync(root)
  for (let path = file; path !== '.'; path = dirname(path)) {
    const stat = lstatSync(join(real, path), { throwIfNoEntry: false })
    if (stat?.isSymbolicLink())
      throw new Refusal(`"${path}" is a link to another place: change what it leads to there.`)
    if (path === file && stat && !stat.isFile()) throw new Refusal(`"${path}" is no file.`)
  }
  return file
}

/** A text and what tells it from every other. */
export interface Version {
  text: string
  version: string
}

export const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A document as its file has it now. @throws Refusal where it cannot be read */
export function readText(root: string, file: string): Version {
  const path = join(root, writable(root, file))
  if (!existsSync(path)) throw new Refusal(`${file} is gone. Its text is still here; save it under "New page".`)
  const { text, problems } = documentFromBytes(file, readFileSync(path))
  const unreadable = problems.find(({ rule }) => rule === 'readable')
  if (unreadable) throw new Refusal(`${unreadable.message} ${unreadable.suggestion}`)
  return { text, version: versionOf(text) }
}

/**
 * Writes a text in the place of the version that it was made from.
 * @returns its version; where the file has become another meanwhile, that one, and nothing is written
 */
export function saveText(
  root: string,
  file: string,
  text: string,
  base: string,
): { saved: true; version: string } | ({ saved: false } & Version) {
  const now = readText(root, file)
  if (now.version !== base && now.text !== text) return { saved: false, ...now }
  if (now.text !== text) replaceFiles(root, [{ file, text }])
  return { saved: true, version: versionOf(text) }
}
