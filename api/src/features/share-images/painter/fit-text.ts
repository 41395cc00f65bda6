import { type DrawnText, drawText, type StyledText } from './draw-text.ts'

interface Size {
  width: number
  height: number
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Punctuation and spaces to remove before the ellipsis. */
const TAIL = /[\s,;:–—-]+$/u
const LAST_WORD = /\s\S{0,15}$/

/** Returns the first graphemes, up to a whole word unless that word is long. */
function cut(letters: readonly string[], count: number): string {
  if (count >= letters.length) return letters.join('')
  const isWhole = letters[count] === ' '
  const beginning = letters.slice(0, count).join('')
  return `${(isWhole ? beginning : beginning.replace(LAST_WORD, '')).replace(TAIL, '')}…`
}

const fits = (drawn: DrawnText, area: Size) =>
  drawn.height <= area.height && drawn.width <= area.width

/** Renders as much of the text as fits, followed by an ellipsis. */
async function drawTruncated(styledText: StyledText, area: Size): Promise<DrawnText> {
  const letters = Array.from(graphemes.segment(styledText.text), ({ segment }) => segment)
  let least = 0
  let most = letters.length
  let best = await drawText({ ...styledText, text: '…' }, area.width)
  while (least < most) {
    const count = Math.ceil((least + most) / 2)
    const drawn = await drawText({ ...styledText, text: cut(letters, count) }, area.width)
    if (fits(drawn, area)) {
      least = count
      best = drawn
    } else most = count - 1
  }
  return best
}

/** Renders the text in the largest size that fits; in the smallest size it is truncated. */
export async function fitText(
  styledText: Omit<StyledText, 'size'>,
  sizes: readonly [number, ...number[]],
  area: Size,
): Promise<DrawnText> {
  let last = sizes[0]
  for (const size of sizes) {
    const drawn = await drawText({ ...styledText, size }, area.width)
    if (fits(drawn, area)) return drawn
    last = size
  }
  return drawTruncated({ ...styledText, size: last }, area)
}
