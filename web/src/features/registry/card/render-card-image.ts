import { registryCardMessages } from '@registry/shared/messages/registry/registry-card'
import { qrPath } from '../../../ui/qr/qr-path.ts'
import { type CardLook, HEART_LEFT, HEART_RIGHT, HEART_SIZE, titleSize } from './card-looks.ts'
import type { RegistryCardContent } from './registry-card-content.ts'
import { wrapEvenly } from './wrap-text.ts'

/** A6 at 300 dpi. */
const WIDTH = 1240
const HEIGHT = 1748
const UI = 'Figtree, system-ui, sans-serif'
const DISPLAY = 'Fraunces, Georgia, serif'
const TITLE_PX = { large: 118, medium: 90, small: 70 } as const
const TEXT_WIDTH = 940
const CODE_PX = 600
const HEART_PX = 120
const t = registryCardMessages.card

interface TextPart {
  text: string
  font: string
  linePx: number
  colour: string
  maxLines: number
  gapPx: number
}

/** Renders the card as a PNG; resolves to undefined when the browser provides no canvas. */
export async function renderCardImage(
  content: RegistryCardContent,
  look: CardLook,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const { above, below } = textParts(content, look)
  await Promise.all([...above, ...below].map(({ font, text }) => document.fonts.load(font, text)))
  drawPaper(context, look)
  const blocks = [...above, ...below].map(part => ({ part, lines: wrapLines(context, part) }))
  const wordsPx = blocks.reduce((sum, { part, lines }) => sum + textHeight(part, lines), 0)
  let y = drawHeart(context, look, Math.max(96, (HEIGHT - wordsPx - CODE_PX - HEART_PX) / 2))
  for (const [index, { part, lines }] of blocks.entries()) {
    if (index === above.length) y = drawCode(context, content.url, y)
    y = drawLines(context, part, lines, y)
  }
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'))
}

function textParts(
  { title, subtitle, shortUrl, names }: RegistryCardContent,
  { ink, soft }: CardLook,
) {
  const px = TITLE_PX[titleSize(title)]
  const part = (text: string, font: string, linePx: number, rest: Partial<TextPart>): TextPart => ({
    text,
    font,
    linePx,
    colour: ink,
    maxLines: 2,
    gapPx: 0,
    ...rest,
  })
  return {
    above: [
      part(title, `580 ${px}px ${DISPLAY}`, px * 1.14, { maxLines: 4, gapPx: 20 }),
      part(subtitle, `400 46px ${UI}`, 62, { colour: soft, maxLines: 3, gapPx: 24 }),
    ],
    below: [
      part(t.scan, `600 50px ${UI}`, 64, { gapPx: 44 }),
      part(shortUrl, `400 42px ${UI}`, 56, { colour: soft, gapPx: 6 }),
      part(t.from(names), `500 46px ${UI}`, 62, { gapPx: 56 }),
    ],
  }
}

function drawPaper(context: CanvasRenderingContext2D, { paper, leaf }: CardLook): void {
  context.fillStyle = paper
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.strokeStyle = leaf
  context.lineWidth = 6
  context.beginPath()
  context.roundRect(48, 48, WIDTH - 96, HEIGHT - 96, 40)
  context.stroke()
}

/** Returns the y coordinate below the heart. */
function drawHeart(
  context: CanvasRenderingContext2D,
  { ink, heart }: CardLook,
  top: number,
): number {
  const scale = HEART_PX / HEART_SIZE
  context.save()
  context.translate((WIDTH - HEART_PX) / 2, top)
  context.scale(scale, scale)
  context.fillStyle = ink
  context.fill(new Path2D(HEART_LEFT))
  context.fillStyle = heart
  context.fill(new Path2D(HEART_RIGHT))
  context.restore()
  return top + HEART_PX
}

function wrapLines(
  context: CanvasRenderingContext2D,
  { text, font, maxLines }: TextPart,
): string[] {
  context.font = font
  return wrapEvenly(text, line => context.measureText(line).width, TEXT_WIDTH, maxLines)
}

const textHeight = ({ linePx, gapPx }: TextPart, lines: string[]) =>
  lines.length === 0 ? 0 : gapPx + lines.length * linePx

/** Returns the y coordinate below the text. */
function drawLines(
  context: CanvasRenderingContext2D,
  part: TextPart,
  lines: string[],
  top: number,
): number {
  context.font = part.font
  context.fillStyle = part.colour
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [index, line] of lines.entries()) {
    context.fillText(line, WIDTH / 2, top + part.gapPx + (index + 0.5) * part.linePx)
  }
  return top + textHeight(part, lines)
}

/** Draws black modules of whole pixels on white. Returns the y coordinate below the code. */
function drawCode(context: CanvasRenderingContext2D, url: string, top: number): number {
  const gap = 44
  const { size, path } = qrPath(url)
  const scale = Math.floor((CODE_PX - gap) / size)
  const side = size * scale
  context.save()
  context.translate((WIDTH - side) / 2, top + gap)
  context.fillStyle = '#fff'
  context.beginPath()
  context.roundRect(0, 0, side, side, 24)
  context.fill()
  context.fillStyle = '#000'
  context.scale(scale, scale)
  context.fill(new Path2D(path))
  context.restore()
  return top + gap + side
}
