type Channels = [red: number, green: number, blue: number]

/** A colour, possibly translucent, as the browser paints it on a background. */
function painted(ground: string, colour: string): Channels {
  const canvas = new OffscreenCanvas(1, 1)
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D
  for (const paint of [ground, colour]) {
    pen.fillStyle = paint
    pen.fillRect(0, 0, 1, 1)
  }
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3) as Channels
}

function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of a colour on a ground, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(ground: string, colour: string): number {
  const [one, other] = [luminance(painted(ground, ground)), luminance(painted(ground, colour))]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
