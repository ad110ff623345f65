import { randomBytes } from 'node:crypto'

/** An enquiry that keeps every rule of spec 5. */
export const enquiry = {
  Name: 'Anne-Marie O’Brien',
  Email: 'anne@example.com',
  Phone: '+91 120-4298000',
  Message: 'We need a booking system.\nCan you help?',
}

/** The text fields of an application that keeps every rule of spec 5. */
export const application = {
  Name: 'Ravi Kumar',
  Email: 'ravi@example.com',
  Phone: '0120 4298000',
  Post: 'React Developer',
  Message: 'I have shipped four products.',
  ExperienceLevel: 'experienced',
  Current_CTC: '8.5',
  Expected_CTC: '11',
}

export const pdf = (size = 2000) => padded(Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1'), size)

/** An OLE2 compound file with the stream that only Word documents have. */
export const doc = (size = 4000) =>
  padded(
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      randomBytes(1500),
      Buffer.from('WordDocument', 'utf16le'),
    ]),
    size,
  )

export const docx = (): Buffer<ArrayBuffer> =>
  zip({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '<r/>', 'word/document.xml': '<w:document/>' })

/** A stored (not compressed) zip archive with these entries. */
export function zip(entries: Record<string, string>): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const nameBytes = Buffer.from(name)
    const data = Buffer.from(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt32LE(data.length, 18)
    local.writeUInt32LE(data.length, 22)
    local.writeUInt16LE(nameBytes.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt32LE(data.length, 20)
    central.writeUInt32LE(data.length, 24)
    central.writeUInt16LE(nameBytes.length, 28)
    central.writeUInt32LE(offset, 42)
    locals.push(local, nameBytes, data)
    directory.push(central, nameBytes)
    offset += 30 + nameBytes.length + data.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(directoryBytes.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directoryBytes, end])
}

function padded(start: Buffer, size: number): Buffer<ArrayBuffer> {
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), 0x20)])
}

/** A browser's form with a CV. */
export function applicationForm(
  fields: Record<string, string> = application,
  file: { bytes: Uint8Array; name: string; type: string } | null = {
    bytes: pdf(),
    name: 'cv.pdf',
    type: 'application/pdf',
  },
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('UploadFile', new File([new Uint8Array(file.bytes)], file.name, { type: file.type }))
  return form
}
