import { escapeHtml } from '@registry/shared/html/escape-html'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Area } from './areas.ts'

export interface StyledText {
  text: string
  /** In pixels. */
  size: number
  weight: 500 | 600
  colour: string
  face: 'Fraunces' | 'Figtree'
}

/** Rendered text; `width` and `height` are those of its ink. */
export interface DrawnText {
  input: Buffer
  width: number
  height: number
}

/** Scripts without spaces, whose word boundaries need a dictionary. */
const RUNS_ON = /\p{sc=Thai}|\p{sc=Lao}|\p{sc=Khmer}|\p{sc=Myanmar}/u
const MAY_BREAK = '\u200b'
const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Inserts zero-width spaces where a line may break in scripts that the drawing library cannot segment. */
function markBreaks(text: string): string {
  if (!RUNS_ON.test(text)) return text
  return Array.from(words.segment(text), ({ segment }) => segment).join(MAY_BREAK)
}

// At 72 DPI a point is a pixel.
const DPI = 72

const CLEAR = { create: { width: 1, height: 1, channels: 4, background: '#0000' } } as const

const leavesNoInk = (error: unknown) =>
  error instanceof Error && error.message.includes('no text to render')

async function toDrawnText(image: Sharp): Promise<DrawnText> {
  const { data, info } = await image
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Renders text of any script, including line breaks, ligatures and mixed directions. */
export async function drawText(styledText: StyledText, width: number): Promise<DrawnText> {
  const { text, size, weight, colour, face } = styledText
  const span = `<span face="${face}, Figtree" weight="${weight}" size="${size}pt" foreground="${colour}">`
  const marked = `${span}${escapeHtml(markBreaks(text))}</span>`
  try {
    return await toDrawnText(
      sharp({ text: { text: marked, rgba: true, dpi: DPI, width, wrap: 'word-char' } }),
    )
  } catch (error) {
    // Texts of only joiners and spaces are valid but have no ink.
    if (leavesNoInk(error)) return toDrawnText(sharp(CLEAR))
    throw error
  }
}

/** Crops rendered text to its area and aligns it to one side. */
export async function placeText(
  drawn: DrawnText,
  area: Area,
  side: 'left' | 'right',
): Promise<OverlayOptions> {
  const width = Math.min(drawn.width, area.width)
  const height = Math.min(drawn.height, area.height)
  const isWhole = width === drawn.width && height === drawn.height
  const input = isWhole
    ? drawn.input
    : await sharp(drawn.input).extract({ left: 0, top: 0, width, height }).toBuffer()
  const left = side === 'left' ? area.left : area.left + area.width - width
  return { input, left: Math.round(left), top: Math.round(area.top) }
}
