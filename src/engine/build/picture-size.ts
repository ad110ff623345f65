/** The width and height of a picture in px. */
interface Size {
  width: number
  height: number
}

/**
 * Reads the size of a PNG, JPEG or SVG from its first bytes; to load a library for pictures takes longer than to read all
 * of a site.
 * @throws Error if it is none, or cut off
 */
export function sizeOf(content: Buffer): Size {
  if (content.readUInt32BE(0) === 0x89504e47)
    return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
  return content.readUInt16BE(0) === 0xffd8 ? jpegSize(content) : svgSize(content.toString())
}

/** Goes from segment to segment to the one that begins a frame. */
function jpegSize(content: Buffer): Size {
  let at = 2
  const marker = () => content.readUInt16BE(at)
  const isFrame = () => marker() >= 0xffc0 && marker() <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker())
  while (!isFrame()) at += 2 + content.readUInt16BE(at + 2)
  return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) }
}

/** What it says of itself; where it does not, what its view shows. */
function svgSize(text: string): Size {
  const start = /<svg\s[^>]*>/.exec(text)?.[0] ?? ''
  const said = (name: string) => new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(start)?.[1]
  const [, , viewWidth, viewHeight] =
    /\sviewBox=["']([^"']+)["']/
      .exec(start)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? []
  const [width, height] = [said('width') ?? viewWidth, said('height') ?? viewHeight].map((size) =>
    Math.round(Number(size)),
  )
  if (!width || !height) throw new Error('This is no picture with a size.')
  return { width, height }
}
