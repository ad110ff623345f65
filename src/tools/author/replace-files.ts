import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file to be written. */
export interface NewText {
  file: string
  /** A text, or the bytes of a picture. */
  text: string | Uint8Array
  /** Its old name if it is renamed; the file with that name is removed. */
  was?: string
}

/**
 * Writes new files and replaces existing ones. All are first written to a temporary folder and then moved into place,
 * without being interrupted by Ctrl+C: if the writing fails, e.g. because the disk is full, every file stays as it was. A
 * byte order mark is preserved.
 */
export function replaceFiles(root: string, files: NewText[]): void {
  if (!files.length) return
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/replace-'))
  const release = holdSignals()
  try {
    for (const [index, { file, text, was = file }] of files.entries())
      writeFileSync(
        join(folder, `${index}`),
        typeof text === 'string' && hasMark(join(root, was)) ? `\ufeff${text}` : text,
      )
    for (const { file } of files) mkdirSync(dirname(join(root, file)), { recursive: true })
    for (const [index, { file, was }] of files.entries()) {
      renameSync(join(folder, `${index}`), join(root, file))
      if (was) rmSync(join(root, was))
    }
  } finally {
    release()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ignores Ctrl+C until the returned function is called, so that what has begun can be finished or undone. */
export function holdSignals(): () => void {
  const wait = (): void => {}
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, wait)
  return () => {
    for (const signal of signals) process.off(signal, wait)
  }
}

const hasMark = (file: string): boolean =>
  existsSync(file) && readFileSync(file).subarray(0, 3).toString('hex') === 'efbbbf'
