import sharp from 'sharp'
import type { Answer, EncodedFiles, Encoding, Order } from './encoder.ts'

// The process that encodes pictures for a build: see encoder.ts.

// AVIF: effort 2 takes half as long again as effort 1, for a hundredth fewer bytes. JPEG: trellis quantisation takes five
// times as long for no fewer bytes at the same error.
const quality = {
  // Pictures with all their colours are drawings and screens: with less, their thin lines dissolve, and letters get
  // coloured edges. A quarter more bytes than 50.
  avif: { quality: 60, effort: 1 },
  avifOfPhoto: { quality: 50, effort: 1 },
  // Most photos store colours at half their width and height, so more would gain nothing at full size. This takes a
  // sixth of the time, for as many bytes; for pictures with all colours, effort 0 takes a third more bytes.
  avifOfWholePhoto: { quality: 49, effort: 0, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 68, quantisationTable: 3 },
}

// Pictures are encoded side by side; more threads within one take processor time and are done no sooner.
sharp.concurrency(1)

process.on('message', async ({ id, content, encodings }: Order) => {
  const answer = await encode(content, encodings).then(
    (files): Answer => ({ id, files }),
    ({ message }: Error): Answer => ({ id, error: message }),
  )
  // A build that was interrupted waits for no answer.
  if (process.connected) process.send?.(answer)
})

async function encode(content: Uint8Array, encodings: Encoding[]): Promise<EncodedFiles> {
  const original = sharp(content)
  const isPhoto = (await original.metadata()).chromaSubsampling === '4:2:0'
  // Decoded once for all its widths.
  const { data, info: raw } = await original.raw().toBuffer({ resolveWithObject: true })
  const files: EncodedFiles = {}
  for (const { file, format, width } of encodings) {
    const resized = sharp(data, { raw }).resize(width)
    const avif = isPhoto ? (width === raw.width ? quality.avifOfWholePhoto : quality.avifOfPhoto) : quality.avif
    files[file] = await (format === 'avif' ? resized.avif(avif) : resized.jpeg(quality.jpeg)).toBuffer()
  }
  return files
}
