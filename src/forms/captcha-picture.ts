/** Size of the canvas and number of noise lines (spec 9). */
export const captchaSize = { width: 200, height: 40 }
const noiseLines = 5

/** Maximum rotation of a character in radians; still readable. */
const maxRotation = 0.45

/** Draws the code in the canvas's own colour: characters rotated at random, crossed by noise lines (spec 5, 9). */
export function drawCaptcha(canvas: HTMLCanvasElement, code: string): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = captchaSize
  const { color, fontFamily } = getComputedStyle(canvas)
  context.clearRect(0, 0, width, height)
  context.fillStyle = color
  context.strokeStyle = color
  context.font = `700 26px ${fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const step = width / (code.length + 1)
  for (const [index, character] of [...code].entries()) {
    context.save()
    context.translate(step * (index + 1), height / 2 + between(-3, 3))
    context.rotate(between(-maxRotation, maxRotation))
    context.fillText(character, 0, 0)
    context.restore()
  }
  context.globalAlpha = 0.55
  for (let line = 0; line < noiseLines; line++) {
    context.beginPath()
    context.moveTo(between(0, width / 3), between(0, height))
    context.lineTo(between((2 * width) / 3, width), between(0, height))
    context.stroke()
  }
  context.globalAlpha = 1
}

const between = (low: number, high: number): number => low + Math.random() * (high - low)
