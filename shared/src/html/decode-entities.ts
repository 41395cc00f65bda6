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

/**
 * Decodes numeric entities and the named ones that occur in product texts; others stay. The full table of the
 * package entities would add 22 kB (gzip) to the scripts of QuickAdd.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi,
    (whole, decimal, hex, name) => {
      if (!name) return fromCode(Number.parseInt(decimal ?? hex, decimal ? 10 : 16), whole)
      return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? whole
    },
  )
}

function fromCode(code: number, whole: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
