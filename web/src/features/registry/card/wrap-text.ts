const ELLIPSIS = '…'

/**
 * Breaks text into lines, between words or within a word that is too long. Text beyond `maxLines` ends with an
 * ellipsis.
 */
export function wrapText(
  text: string,
  fits: (line: string) => boolean,
  maxLines: number,
): string[] {
  const lines = fillLines(splitPieces(text, fits), fits)
  if (lines.length <= maxLines) return lines
  const visible = lines.slice(0, maxLines)
  let last = [...(visible.pop() ?? '')]
  while (last.length > 0 && !fits(last.join('').trimEnd() + ELLIPSIS)) last = last.slice(0, -1)
  return [...visible, last.join('').trimEnd() + ELLIPSIS]
}

const STEP = 0.95

/** Breaks text into the fewest lines that fit the width, then balances their lengths. */
export function wrapEvenly(
  text: string,
  measure: (line: string) => number,
  width: number,
  maxLines: number,
): string[] {
  const within = (limit: number) => wrapText(text, line => measure(line) <= limit, maxLines)
  const letters = (lines: string[]) => lines.join('').replace(/\s/gu, '')
  let lines = within(width)
  for (let limit = width * STEP; limit > width / 2; limit *= STEP) {
    const narrower = within(limit)
    const isWhole = letters(narrower) === letters(lines)
    if (narrower.length > lines.length || !isWhole) return lines
    lines = narrower
  }
  return lines
}

/** Splits at word boundaries, also in scripts without spaces; words too long for a line are split into characters. */
function splitPieces(text: string, fits: (line: string) => boolean): string[] {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.trim())
  return [...words].flatMap(({ segment }) => (fits(segment) ? [segment] : [...segment]))
}

function fillLines(pieces: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && !fits((line + piece).trimEnd())) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  return line.trim() ? [...lines, line.trim()] : lines
}
