import { parseUrl } from '@registry/shared/text/parse-url'

const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g
const URL_PATTERN = /\bhttps?:\/\/[^\s"'<>)]+/gi
const PATH_WITH_SLUG = /\/registry\/[^/\s"'?#]+/g
const QUERY = /([/\w}])[?#][^\s"')]*/g
const TOKEN = /(?=[\w-]*\d)[\w-]{16,}|[\w-]{32,}/g
const PHONE = /\+?\d[\d\s().-]{5,}\d/g
/**
 * JavaScript engines quote the input they could not parse, such as a name or message. JSON may
 * contain further quotes, so the match extends to the last quote, or to the end if the text was
 * truncated.
 */
const QUOTED = /"(?:.*"|.*$)|`(?:.*`|.*$)|“(?:.*”|.*$)|'(?![a-z_$][\w$]*')[^']*'/gs

/** Removes slug, ids, query and fragment from a path. */
export function scrubPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return plain.replace(PATH_WITH_SLUG, '/registry/{slug}').replace(TOKEN, '{id}')
}

function scrubUrl(address: string): string {
  const url = parseUrl(address)
  return url ? `${url.origin}/…` : '[address]'
}

/** Matches whole words only, because a short text such as 'on' is part of many identifiers. */
function toWordPattern(typed: string): RegExp {
  const escaped = typed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
}

const replaceTyped = (text: string, typed: readonly string[]) =>
  typed.reduce((left, words) => left.replace(toWordPattern(words), '[typed]'), text)

/**
 * Removes personal data from an error message: URLs, email addresses, numbers, tokens, queries,
 * quoted text and the `typed` texts. Identifiers of code remain.
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
