const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g
const URL_PATTERN = /\bhttps?:\/\/[^\s"'<>)]+/gi
const PATH_WITH_SLUG = /\/registry\/[^/\s"'?#]+/g
const QUERY = /([/\w}])[?#][^\s"')]*/g
const TOKEN = /(?=[\w-]*\d)[\w-]{16,}|[\w-]{32,}/g
const PHONE = /\+?\d[\d\s().-]{5,}\d/g
/**
 * What engines quote is what they could not read: a name, a message, and with JSON more quotes within, so
 * that it goes to the last of them, or to the end where that was cut off.
 */
const QUOTED = /"(?:.*"|.*$)|`(?:.*`|.*$)|“(?:.*”|.*$)|'(?![a-z_$][\w$]*')[^']*'/gs

/** Where in the product: no slug, no id, no query. */
export function scrubPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return plain.replace(PATH_WITH_SLUG, '/registry/{slug}').replace(TOKEN, '{id}')
}

const scrubUrl = (address: string) =>
  URL.canParse(address) ? `${new URL(address).origin}/…` : '[address]'

/** Whole words alone: 'on' stands in many a name of code. */
function toWordPattern(typed: string): RegExp {
  const escaped = typed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
}

const replaceTyped = (text: string, typed: readonly string[]) =>
  typed.reduce((left, words) => left.replace(toWordPattern(words), '[typed]'), text)

/**
 * A sentence of an error without anything of a person's: addresses, numbers, tokens, queries, whatever
 * it quotes, and whatever was `typed`. Names of code remain.
 */
export function scrubText(text: string, typed: readonly string[]): string {
  return replaceTyped(text, typed)
    .replace(QUOTED, '"…"')
    .replace(URL_PATTERN, scrubUrl)
    .replace(EMAIL, '[email]')
    .replace(PATH_WITH_SLUG, '/registry/{slug}')
    .replace(QUERY, '$1')
    .replace(TOKEN, '[token]')
    .replace(PHONE, '[number]')
}
