import { existsSync, readFileSync } from 'node:fs'

/** Part of what was kept cannot be read any more; the message says which, and what to do. */
export class StoreDamaged extends Error {
  override name = 'StoreDamaged'
}

const headerBytes = 32
const frameHeaderBytes = 24

/**
 * Finds damage in the write-ahead log of a SQLite database before SQLite opens it, as SQLite silently drops everything after
 * the damage. An incomplete end, as a crash leaves it, was never confirmed to a visitor and is no damage.
 */
export function damageOfLog(file: string): StoreDamaged | undefined {
  const log = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  if (log.length < headerBytes) return undefined
  const isBigEndian = (log.readUInt32BE(0) & 1) === 1
  const frameBytes = frameHeaderBytes + log.readUInt32BE(8)
  const salt = log.subarray(16, 24)
  let sums = checksum(log.subarray(0, 24), [0, 0], isBigEndian)
  if (!holds(log, 24, sums)) return new StoreDamaged(words(file, 'at its beginning'))
  const frames: number[] = []
  for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes)
    // Frames with another salt are left over from an earlier log.
    if (log.subarray(at + 8, at + 16).equals(salt)) frames.push(at)
  for (const [index, at] of frames.entries()) {
    sums = checksum(log.subarray(at, at + 8), sums, isBigEndian)
    sums = checksum(log.subarray(at + frameHeaderBytes, at + frameBytes), sums, isBigEndian)
    if (holds(log, at + 16, sums)) continue
    // Only a finished transaction has a page that tells the size of the file.
    const isFinished = frames.slice(index + 1).some((later) => log.readUInt32BE(later + 4) > 0)
    return isFinished ? new StoreDamaged(words(file, `at page ${index + 1} of ${frames.length}`)) : undefined
  }
  return undefined
}

/** What SQLite finds wrong with its file. */
export function damageOfFile(file: string, verdicts: Record<string, unknown>[]): StoreDamaged | undefined {
  const faults = verdicts.map((row) => String(Object.values(row)[0])).filter((verdict) => verdict !== 'ok')
  if (!faults.length) return undefined
  return new StoreDamaged(`${file} is damaged (${faults[0]}). Restore the last backup into another folder and compare`)
}

const words = (file: string, where: string) =>
  `${file} is damaged ${where}: what stood there and is not in the database yet is lost. Compare with the last backup`

/** The running checksum of SQLite's file format, section 4.2. */
function checksum(bytes: Buffer, [first, second]: [number, number], isBigEndian: boolean): [number, number] {
  const read = (at: number) => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at))
  let [one, two] = [first, second]
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + read(at) + two) >>> 0
    two = (two + read(at + 4) + one) >>> 0
  }
  return [one, two]
}

const holds = (log: Buffer, at: number, [one, two]: [number, number]) =>
  log.readUInt32BE(at) === one && log.readUInt32BE(at + 4) === two
