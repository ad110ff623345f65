import { type FileHandle, open } from 'node:fs/promises'

export type FileKind = 'pdf' | 'doc' | 'docx'

const signatures = {
  pdf: Buffer.from('%PDF-'),
  compoundFile: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  zip: Buffer.from([0x50, 0x4b, 0x03, 0x04]),
}
const zipDirectoryEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06])
/** A zip file's directory stands at its end, behind at most 64 KB of comment. */
const zipTail = 22 + 65_535
const zipDirectoryLimit = 1024 * 1024
/** Every Word document of 97 to 2003 has a stream of this name; sheets, slides and installers do not. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

/** The extension of a file name as a kind, in any case. */
export function kindByName(name: string): FileKind | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  return extension === 'pdf' || extension === 'doc' || extension === 'docx' ? extension : undefined
}

/** The kind of a file by its content, whatever its name; undefined if it is none of the three. */
export async function kindByContent(path: string): Promise<FileKind | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const start = await bytesAt(file, 0, 8)
    const startsWith = (signature: Buffer) => start.subarray(0, signature.length).equals(signature)
    if (startsWith(signatures.pdf)) return 'pdf'
    if (startsWith(signatures.compoundFile)) return (await holds(file, size, wordStream)) ? 'doc' : undefined
    if (startsWith(signatures.zip)) return (await zipHasFolder(file, size, 'word/')) ? 'docx' : undefined
    return undefined
  } finally {
    await file.close()
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

async function holds(file: FileHandle, size: number, needle: Buffer): Promise<boolean> {
  const step = 64 * 1024
  for (let position = 0; position < size; position += step) {
    // Each window reaches into the next, so that a name on the border is found.
    if ((await bytesAt(file, position, step + needle.length)).includes(needle)) return true
  }
  return false
}

async function zipHasFolder(file: FileHandle, size: number, folder: string): Promise<boolean> {
  const tail = await bytesAt(file, Math.max(0, size - zipTail), zipTail)
  const end = tail.lastIndexOf(zipDirectoryEnd)
  if (end < 0 || end + 22 > tail.length) return false
  const length = tail.readUInt32LE(end + 12)
  const position = tail.readUInt32LE(end + 16)
  if (length > zipDirectoryLimit || position + length > size) return false
  const directory = await bytesAt(file, position, length)
  for (let entry = 0; entry + 46 <= directory.length;) {
    const nameLength = directory.readUInt16LE(entry + 28)
    const name = directory.toString('utf8', entry + 46, entry + 46 + nameLength)
    if (name.startsWith(folder)) return true
    entry += 46 + nameLength + directory.readUInt16LE(entry + 30) + directory.readUInt16LE(entry + 32)
  }
  return false
}
