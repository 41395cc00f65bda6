import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Subset of a font: its file and the character ranges that it covers. */
interface FontSlice {
  file: string
  ranges: readonly (readonly [first: number, last: number])[]
}

const VARIABLE = '@fontsource-variable'
const LATIN = [`${VARIABLE}/fraunces`, `${VARIABLE}/figtree`]
const SCRIPTS = [
  'arabic',
  'hebrew',
  'devanagari',
  'tamil',
  'bengali',
  'telugu',
  'kannada',
  'malayalam',
  'gujarati',
  'gurmukhi',
  'oriya',
  'sinhala',
  'thai',
  'khmer',
  'lao',
  'myanmar',
  'sc',
  'kr',
].map(script => `${VARIABLE}/noto-sans-${script}`)
/** One whole file: emoji sequences across subset files would not be rendered. */
const EMOJI = '@fontsource/noto-color-emoji'

/** Marks that the fonts of all scripts contain; they do not select a font. */
const SHARED_MARKS = /[\u0964\u0965\u25cc]|\u200c|\u200d|[\ufe0e\ufe0f]/gu

/** Matches emoji; digits and symbols that are emoji only with a variation selector do not count. */
const HAS_EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\u20e3/u

const require = createRequire(import.meta.url)

function readRange(text: string): readonly [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

const folderOf = (pack: string) => path.dirname(require.resolve(`${pack}/package.json`))

function readSlices(pack: string): FontSlice[] {
  const folder = folderOf(pack)
  const listed: Record<string, string> = JSON.parse(
    readFileSync(path.join(folder, 'unicode.json'), 'utf8'),
  )
  return Object.entries(listed).map(([key, ranges]) => {
    const file = `${path.basename(pack)}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`
    return { file: path.join(folder, 'files', file), ranges: ranges.split(',').map(readRange) }
  })
}

const latin = LATIN.flatMap(readSlices)
const others = SCRIPTS.flatMap(readSlices).filter(({ file }) => !/-latin-wght/.test(file))
const emoji = path.join(folderOf(EMOJI), 'files', 'noto-color-emoji-emoji-400-normal.woff2')

const covers = ({ ranges }: FontSlice, point: number) =>
  ranges.some(([first, last]) => point >= first && point <= last)

/** Returns the font files (WOFF2) that a text needs. */
export function fontFilesFor(text: string): string[] {
  const points = new Set(
    Array.from(text.replace(SHARED_MARKS, ''), letter => letter.codePointAt(0) ?? 0),
  )
  const isLatin = (point: number) => latin.some(slice => covers(slice, point))
  const rare = [...points].filter(point => !isLatin(point))
  const neededLatin = latin.filter(slice => [...points].some(point => covers(slice, point)))
  const needed = others.filter(slice => rare.some(point => covers(slice, point)))
  const files = [...neededLatin, ...needed].map(({ file }) => file)
  return HAS_EMOJI.test(text) ? [...files, emoji] : files
}
