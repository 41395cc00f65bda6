import { isHttpUrl } from '../contract/fields.ts'

/** Content of a share target request. Android omits `url` and puts the link into `text`. */
export interface SharedContent {
  url?: string | null
  text?: string | null
  title?: string | null
}

/**
 * The shared URL, or the reason why there is none: nothing was shared, no link was found, or it is
 * malformed.
 */
type SharedUrl = { url: string } | { wrong: 'missing' | 'none' | 'malformed' }

/** Invisible characters that apps put around links. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

const BLANKS = String.raw`\s\p{Z}\p{Cc}`
const QUOTES = '"`<>«»‹›“”„‟‘’‚‛…'
const CJK_MARKS = String.raw`\u3000-\u303F\uFE30-\uFE4F\uFF00-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFFEF`
const CJK = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}`

/**
 * Matches a link up to a terminating character. An apostrophe within a word belongs to it:
 * /grandma's-quilt.
 */
const linkUpTo = (ends: string) =>
  new RegExp(String.raw`https?:\/\/(?:[^${ends}']|'(?=[\p{L}\p{N}]))*`, 'giu')

/** Chinese, Japanese and Korean letters end a link within a text; a link on its own may contain them. */
const LINK_IN_TEXT = linkUpTo(BLANKS + QUOTES + CJK_MARKS + CJK)
const LINK_ALONE = linkUpTo(BLANKS + QUOTES + CJK_MARKS)

/** Maximum length for which trailing punctuation is removed, in characters. */
const MAX_LENGTH = 4096

/**
 * Returns the product URL of shared content in the specification's order: `url`, `text`, `title` if it
 * starts with http, then the first link anywhere in them, each without trailing punctuation. Always a
 * valid http(s) URL without credentials. Never throws.
 */
export function extractSharedUrl(shared: SharedContent): SharedUrl {
  const [url, text, title] = [shared.url, shared.text, shared.title].map(normalize)
  const found = [linksIn(url, LINK_ALONE), linksIn(text), linksIn(title)]
  const links = [...found.flatMap(({ first }) => first), ...found.flatMap(({ all }) => all)]
  const link = links.find(isHttpUrl)
  if (link !== undefined) return { url: link }
  if (links.length > 0 || url) return { wrong: 'malformed' }
  return { wrong: text || title ? 'none' : 'missing' }
}

/** Removes invisible characters and lone surrogates, and trims. */
function normalize(given: string | null | undefined): string {
  return (given ?? '')
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

/** Returns all links in a text, and the one at its start. */
function linksIn(text = '', pattern = LINK_IN_TEXT): { first: string[]; all: string[] } {
  const matches = [...text.matchAll(pattern)]
  const all = matches.map(([link]) => withPlainScheme(trimLinkEnd(link)))
  return { first: matches[0]?.index === 0 ? all.slice(0, 1) : [], all }
}

const withPlainScheme = (link: string) => link.replace(/^https?:/i, scheme => scheme.toLowerCase())

const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Returns how many more closing than opening brackets a link has. */
const surplusOf = (link: string, closing: string, opening: string) =>
  link.split(closing).length - link.split(opening).length

/**
 * Removes trailing punctuation and unbalanced closing brackets. Counts brackets once, since a hostile
 * link can end in thousands of them.
 */
function trimLinkEnd(link: string): string {
  if (link.length > MAX_LENGTH) return link
  const pairs = Object.entries(OPENING)
  const surplus = new Map(pairs.map(([end, start]) => [end, surplusOf(link, end, start)]))
  let end = link.length
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1)
    const more = surplus.get(last)
    if (more === undefined ? !/[.,;:!?'*]/.test(last) : more <= 0) break
    if (more !== undefined) surplus.set(last, more - 1)
  }
  return link.slice(0, end)
}
