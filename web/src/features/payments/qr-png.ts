import { qrPath } from './qr-path.ts'

const WIDTH_PX = 1024
const CAPTION_PX = 150

/**
 * A code as a PNG of 1024 px with its facts written below, so that it is known again in a gallery.
 * Undefined where the browser refuses to draw.
 */
export function qrPng(text: string, caption: [string, string]): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH_PX
  canvas.height = WIDTH_PX + CAPTION_PX
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(undefined)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  drawCode(context, text)
  drawCaption(context, caption)
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'))
}

/** Whole pixels per module; what is left over widens the quiet zone. */
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

function drawCaption(context: CanvasRenderingContext2D, [first, second]: [string, string]): void {
  context.textAlign = 'center'
  context.font = '600 52px sans-serif'
  context.fillText(first, WIDTH_PX / 2, WIDTH_PX + 36, WIDTH_PX - 80)
  context.font = '400 40px sans-serif'
  context.fillText(second, WIDTH_PX / 2, WIDTH_PX + 100, WIDTH_PX - 80)
}
