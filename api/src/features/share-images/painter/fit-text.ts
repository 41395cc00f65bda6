import { type Drawn, drawText, type Writing } from './draw-text.ts'

export interface Room {
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

const fits = (drawn: Drawn, room: Room) => drawn.height <= room.height && drawn.width <= room.width

/** Renders as much of the text as fits, followed by an ellipsis. */
async function drawBeginning(writing: Writing, room: Room): Promise<Drawn> {
  const letters = Array.from(graphemes.segment(writing.text), ({ segment }) => segment)
  let least = 0
  let most = letters.length
  let best = await drawText({ ...writing, text: '…' }, room.width)
  while (least < most) {
    const count = Math.ceil((least + most) / 2)
    const drawn = await drawText({ ...writing, text: cut(letters, count) }, room.width)
    if (fits(drawn, room)) {
      least = count
      best = drawn
    } else most = count - 1
  }
  return best
}

/** Renders the text in the largest size that fits; in the smallest size it is truncated. */
export async function fitText(
  writing: Omit<Writing, 'size'>,
  sizes: readonly [number, ...number[]],
  room: Room,
): Promise<Drawn> {
  let last = sizes[0]
  for (const size of sizes) {
    const drawn = await drawText({ ...writing, size }, room.width)
    if (fits(drawn, room)) return drawn
    last = size
  }
  return drawBeginning({ ...writing, size: last }, room)
}
