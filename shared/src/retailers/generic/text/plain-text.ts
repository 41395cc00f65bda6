import { collapse } from '../../../parsed-page/node-text.ts'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  reg: '®',
  trade: '™',
  copy: '©',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  Uuml: 'Ü',
  Ouml: 'Ö',
  Auml: 'Ä',
  iacute: 'í',
  oacute: 'ó',
  aacute: 'á',
  uacute: 'ú',
  ntilde: 'ñ',
  euro: '€',
  pound: '£',
  bull: '•',
  middot: '·',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  shy: '',
  zwnj: '',
  laquo: '«',
  raquo: '»',
  prime: '′',
  Prime: '″',
}

/** Control and bidirectional characters, which allow spoofing. */
const HARMFUL = /(?!\s)\p{Cc}|\p{Bidi_Control}|\ufeff/gu

/**
 * Converts markup to plain text: removes tags and harmful characters, decodes entities (twice, since
 * sites escape twice), normalises to NFC.
 */
export function plainText(markup: string, maxLength: number): string {
  const text = decodeEntities(decodeEntities(withoutTags(markup.slice(0, 4 * maxLength + 2_000))))
  const bare = /<\/?[a-z][^>]*>/i.test(text) ? withoutTags(text) : text
  return cut(collapse(bare.replace(HARMFUL, '').normalize('NFC')), maxLength)
}

/** Decodes HTML entities; unknown ones stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi,
    (whole, decimal, hex, name) =>
      name
        ? (NAMED[name] ?? whole)
        : fromCode(Number.parseInt(decimal ?? hex, decimal ? 10 : 16), whole),
  )
}

function withoutTags(markup: string): string {
  return markup
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<wbr\s*\/?>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
}

function fromCode(code: number, whole: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** Truncates without splitting a surrogate pair. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}
