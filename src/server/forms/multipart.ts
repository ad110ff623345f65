import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { refusals } from '../refusals.ts'
import { StoreFailure } from '../store/failures.ts'
import type { Body, BodyLimit } from './body.ts'
import { type Upload, writeUpload } from './upload.ts'

/** What a form sent, unchecked. */
export interface FormBody {
  fields: Record<string, unknown>
  upload?: Upload
}

interface FileRule {
  name: string
  maxBytes: number
}

const fieldBytes = 64 * 1024
/** The parser's word for a part without a type, where browsers say nothing. The kind of a file is read from its content. */
const unnamedType = 'text/plain'

/** The parser stops at any of these: every part costs the same, however small it is. */
const ends = ['error', 'partsLimit', 'filesLimit', 'fieldsLimit'] as const

/** More bytes than all other fields of a form together. */
const otherBytes = 1024 * 1024

/** How large a form with such a file can be. */
export const multipartLimit = ({ maxBytes }: FileRule): BodyLimit => ({
  bytes: maxBytes + otherBytes,
  refusal: () => refusals.fileTooLarge(maxBytes),
})

/**
 * Reads a multipart/form-data body, its one file streamed to a new file in `folder`, and hands it to `use`.
 * The file is deleted afterwards unless `use` has moved it. Throws a refusal, or a StoreFailure when the disk fails.
 */
export async function receiveMultipart<T>(
  body: Body,
  rule: FileRule,
  folder: string,
  use: (body: FormBody) => Promise<T>,
): Promise<T> {
  const path = join(folder, `${randomUUID()}.part`)
  try {
    return await use(await read(body, rule, path))
  } finally {
    await rm(path, { force: true })
  }
}

async function read(body: Body, rule: FileRule, path: string): Promise<FormBody> {
  const parser = openParser(body, rule)
  const fields = new Map<string, string>()
  let upload: Promise<Upload | undefined> | undefined
  let filePart: Readable | undefined
  let fault: unknown
  const refuse = (error: unknown) => {
    fault ??= error
  }

  parser.on('field', (name = '', value, _nameCut, valueCut) => {
    if (valueCut) refuse(refusals.longField(name))
    else if (fields.has(name)) refuse(refusals.repeatedField(name))
    else fields.set(name, value)
  })
  parser.on('file', (name = '', part, filename = '', _encoding, type) => {
    part.on('error', () => refuse(refusals.brokenMultipart()))
    if (name !== rule.name || upload) {
      refuse(upload ? refusals.repeatedField(name) : refusals.unknownFile(name))
      part.resume()
      return
    }
    filePart = part
    part.once('limit', () => refuse(refusals.fileTooLarge(rule.maxBytes)))
    upload = writeUpload(part, path).then(
      (written) => ({ path, name: filename, type: type === unnamedType ? '' : type, ...written }),
      (error) => {
        refuse(new StoreFailure(error))
        part.resume()
        return undefined
      },
    )
  })
  for (const end of ends) parser.on(end, () => refuse(refusals.brokenMultipart()))

  const complete = await feed(parser, body, refuse)
  if (!complete) filePart?.destroy()
  const uploaded = await upload
  if (fault) throw fault
  return { fields: Object.fromEntries(fields), ...(uploaded && { upload: uploaded }) }
}

function openParser({ contentType }: Body, rule: FileRule): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: fieldBytes, fields: 20, files: 2, parts: 24, fileSize: rule.maxBytes, headerPairs: 20 },
    })
  } catch {
    throw refusals.brokenMultipart()
  }
}

/** Pushes the body through the parser with back-pressure. True when the parser saw a complete form. */
async function feed(parser: BusboyInstance, body: Body, refuse: (error: unknown) => void) {
  const failed = new Promise<false>((resolve) => {
    for (const end of ends) parser.once(end, () => resolve(false))
  })
  const finished = new Promise<true>((resolve) => parser.once('finish', () => resolve(true)))
  let parsing = true
  try {
    for await (const piece of body.pieces()) {
      if (parsing) parsing = await Promise.race([failed, written(parser, piece)])
    }
  } catch (error) {
    refuse(error)
    return false
  }
  if (parsing) parser.end()
  return Promise.race([finished, failed])
}

const written = (parser: BusboyInstance, chunk: Uint8Array) =>
  new Promise<boolean>((resolve) => parser.write(chunk, (error) => resolve(!error)))
