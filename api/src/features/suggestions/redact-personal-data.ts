/** Patterns of contact data. They prefer removing too much over leaving an address or number. */
const CONTACT_PATTERNS: readonly RegExp[] = [
  /(?:https?:\/\/|www\.)[^\s,;]*/giu,
  // Email addresses and UPI ids, also obfuscated ones.
  /[^\s@<>"',;]+@[^\s@<>"',;]+/gu,
  /\b[\w.+-]+\s*(?:\(at\)|\[at\]|\sat\s)\s*[\w-]+\s*(?:\(dot\)|\[dot\]|\sdot\s|\.)\s*[\w.-]+/giu,
  // Singapore's identity numbers of persons (NRIC, FIN) and businesses (UEN).
  /\b[STFGM]\d{7}[A-Z]\b/giu,
  /\b\d{8,9}[A-Z]\b/giu,
  // Eight or more digits with separators: telephone, Aadhaar, account and card numbers.
  /\+?\p{Nd}(?:[\s().\-/]{0,3}\p{Nd}){7,}/gu,
]

const NEXT_WORDS = String.raw`(?:[\s,]+\p{Lu}[\p{L}'’]*){0,4}(?:\s+\d{1,3}\b)?`
const WORDS_BEFORE = String.raw`\b\d+[A-Za-z]?,?\s+(?:\p{Lu}[\p{L}'’.]*\s+){1,4}`

/** Patterns of postal addresses in Singapore and India. */
const POSTAL_ADDRESS_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Bb]lk|BLK|[Bb]lock|[Ff]lat|[Aa]pt|[Aa]partment|[Uu]nit|[Pp]lot)\b\.?\s*#?\d+[A-Za-z]?\b${NEXT_WORDS}`,
    'gu',
  ),
  /#\s?\d{1,3}\s?-\s?\d{1,5}[A-Z]?\b/giu,
  /\b\d+[a-z]?,?\s+(?:[\p{L}'’]+\s+){1,3}(?:street|road|avenue|lane|crescent|terrace|boulevard|nagar|marg)\b(?:\s+\d{1,3}\b)?/giu,
  new RegExp(
    String.raw`${WORDS_BEFORE}(?:St|Rd|Ave|Cres|Drive|Close|Way|Walk|Link|Place|Quay|Gardens?|Colony|Layout)\b\.?(?:\s+\d{1,3}\b)?`,
    'gu',
  ),
  /\b\p{Lu}[\p{L}'’]*\s+(?:Road|Rd|Avenue|Ave|Nagar|Marg|Crescent)\b(?:\s+\d{1,3}\b)?/gu,
  /\b(?:\d+[a-z]?,?\s+)?(?:jalan|jln|lorong)\s+\p{L}+(?:\s+\d{1,3}\b)?/giu,
  /\b(?:singapore|s)\s*\(?\d{6}\b\)?/giu,
  /\b\d{3}\s?\d{3}\b/gu,
]

const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,3}`
const INTRODUCTIONS = [
  "[Mm]y name is|[Ii] am|[Ii]['’]m|[Ww]e are|[Nn]amed|[Cc]alled|[Nn]ame:",
  '[Ss]ister|[Bb]rother|[Hh]usband|[Ww]ife|[Mm]other|[Ff]ather|[Mm]um|[Dd]ad|[Dd]aughter|[Ss]on',
  '[Nn]iece|[Nn]ephew|[Cc]ousin|[Ff]riend|[Aa]unt|[Aa]untie|[Aa]unty|[Uu]ncle|[Gg]randma|[Gg]randpa',
  'Mr\\.?|Mrs\\.?|Ms\\.?|Mdm\\.?',
].join('|')

/** Matches a name after words that introduce one. */
const INTRODUCED_NAME = new RegExp(`(?<=\\b(?:${INTRODUCTIONS})\\s{1,3})${NAME}`, 'gu')

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const SHORT_NAME = 3

function removeMatches(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
}

function patternOf(name: string): RegExp {
  const literal = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  // Only some scripts separate words with spaces.
  const isLatin = /^[\p{Script=Latin}\p{P}\s]+$/u.test(name)
  return new RegExp(isLatin ? `(?<![\\p{L}])${literal}(?![\\p{L}])` : literal, 'giu')
}

function normalizeSpaces(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)])/g, '')
    .replace(/,(?=,)/g, '')
    .trim()
}

/** Removes email addresses, links, telephone and other personal numbers. */
export function redactContacts(text: string): string {
  return normalizeSpaces(
    removeMatches(text.normalize('NFKC').replace(INVISIBLE, ''), CONTACT_PATTERNS),
  )
}

/**
 * Removes personal data before a text is sent to a third party: contact data, postal addresses, and names that
 * are known (`names`) or introduced as such.
 */
export function redactPersonalData(text: string, names: readonly string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const known = longestFirst.filter(name => name.length >= SHORT_NAME || !/^\w*$/.test(name))
  const rest = removeMatches(redactContacts(text), POSTAL_ADDRESS_PATTERNS)
  return normalizeSpaces(
    removeMatches(rest, [...known.map(name => patternOf(name.normalize('NFKC'))), INTRODUCED_NAME]),
  )
}
