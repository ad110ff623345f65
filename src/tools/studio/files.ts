import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentFromBytes } from '../../engine/content/load.ts'
import { replaceFiles } from '../author/replace-files.ts'
import { Refusal } from '../command.ts'

const document = /^pages-data\/(?:(?:site|documents)\/)?[a-z0-9]+(?:-[a-z0-9]+)*\.json$/
const picture = /^pages-data\/media\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*\.(?:jpg|png|svg)$/

/**
 * Asserts that the studio may write a file: a document or a picture of pages-data, not behind a symbolic link.
 * @param file relative to the root, with forward slashes
 * @throws Refusal
 */
export function writable(root: string, file: string): string {
  if (!document.test(file) && !picture.test(file))
    throw new Refusal(`"${file}" is neither a document nor a picture of pages-data.`)
  const real = realpathSync(root)
  for (let path = file; path !== '.'; path = dirname(path)) {
    const stat = lstatSync(join(real, path), { throwIfNoEntry: false })
    if (stat?.isSymbolicLink()) throw new Refusal(`"${path}" is a symbolic link: edit its target instead.`)
    if (path === file && stat && !stat.isFile()) throw new Refusal(`"${path}" is not a file.`)
  }
  return file
}

/** A text and a hash that identifies it. */
export interface Version {
  text: string
  version: string
}

/** The hash of a text. */
export const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The current text of a document; one that is not there has neither text nor version. @throws Refusal if it cannot be read */
export function readText(root: string, file: string): Version {
  const path = join(root, writable(root, file))
  if (!existsSync(path)) return { text: '', version: '' }
  const { text, problems } = documentFromBytes(file, readFileSync(path))
  const unreadable = problems.find(({ rule }) => rule === 'readable')
  if (unreadable) throw new Refusal(`${unreadable.message} ${unreadable.suggestion}`)
  return { text, version: versionOf(text) }
}

/**
 * Replaces a version of a document by a new text.
 * @param base the version that was edited
 * @returns the new version; if the file has changed meanwhile, nothing is written and its current version is returned
 */
export function saveText(
  root: string,
  file: string,
  text: string,
  base: string,
): { saved: true; version: string } | ({ saved: false } & Version) {
  const current = readText(root, file)
  if (current.version !== base && current.text !== text) return { saved: false, ...current }
  if (current.text !== text) replaceFiles(root, [{ file, text }])
  return { saved: true, version: versionOf(text) }
}
