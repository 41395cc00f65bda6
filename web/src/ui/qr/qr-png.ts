import { qrPath } from './qr-path.ts'

const WIDTH_PX = 1024
const MARGIN_PX = 40
const LINE_PX = 68
const BELOW_PX = 24

/**
 * Renders a QR code as a PNG of 1024 px width with caption lines below, which identify it in a photo
 * gallery. Scripts missing in the page's font use the device's fonts. Undefined if the canvas is blocked.
 */
export function qrPng(text: string, lines: readonly string[]): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH_PX
  canvas.height = WIDTH_PX + lines.length * LINE_PX + BELOW_PX
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(undefined)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  drawCode(context, text)
  drawCaption(context, lines)
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'))
}

/** Uses whole pixels per module; the remainder widens the quiet zone. */
function drawCode(context: CanvasRenderingContext2D, text: string): void {
  const { size, path } = qrPath(text)
  const scale = Math.floor(WIDTH_PX / size)
  const offset = Math.floor((WIDTH_PX - size * scale) / 2)
  context.save()
  context.translate(offset, offset)
  context.scale(scale, scale)
  context.fill(new Path2D(path))
  context.restore()
}

/** Condenses lines that are too long instead of truncating them, because they may be payment references. */
function drawCaption(context: CanvasRenderingContext2D, lines: readonly string[]): void {
  const { fontFamily } = getComputedStyle(document.body)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [index, line] of lines.entries()) {
    context.font = `${index === 0 ? '600 52px' : '400 40px'} ${fontFamily}`
    const middle = WIDTH_PX + (index + 0.5) * LINE_PX
    context.fillText(line, WIDTH_PX / 2, middle, WIDTH_PX - 2 * MARGIN_PX)
  }
}
