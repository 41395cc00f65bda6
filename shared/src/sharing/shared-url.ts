import { isHttpUrl } from '../contract/fields.ts'

/** What a phone hands over when something is shared. Android leaves `url` out: the link is in the text. */
export interface SharedContent {
  url?: string | null
  text?: string | null
  title?: string | null
}

/** The link in it, or why there is none: nothing came, no link was in it, or what was there is no link. */
export type SharedUrl = { url: string } | { wrong: 'missing' | 'none' | 'malformed' }

/** Marks that show nothing: apps put them around links. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

const BLANKS = String.raw`\s\p{Z}\p{Cc}`
const QUOTES = '"`<>«»‹›“”„‟‘’‚‛…'
const CJK_MARKS = String.raw`\u3000-\u303F\uFE30-\uFE4F\uFF00-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFFEF`
const CJK = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}`

/** A link ends where no link goes on. An apostrophe within a word is a part of it: /grandma's-quilt. */
const linkUpTo = (ends: string) =>
  new RegExp(String.raw`https?:\/\/(?:[^${ends}']|'(?=[\p{L}\p{N}]))*`, 'giu')

/** In a text, letters of Chinese, Japanese or Korean are the next words; a link itself may have some. */
const LINK_IN_TEXT = linkUpTo(BLANKS + QUOTES + CJK_MARKS + CJK)
const LINK_ALONE = linkUpTo(BLANKS + QUOTES + CJK_MARKS)

/** What is longer is no link that anybody shares; it is not looked at more closely. */
const LONGEST = 4096

/**
 * The product's link in what was shared, as the specification has it: `url`, else `text`, else `title`
 * if it starts with http, else the first link anywhere in them; without the punctuation after it.
 * Always an http(s) address that parses and holds no credentials. Never throws.
 */
export function sharedUrl(shared: SharedContent): SharedUrl {
  const [url, text, title] = [shared.url, shared.text, shared.title].map(tidied)
  const found = [linksIn(url, LINK_ALONE), linksIn(text), linksIn(title)]
  const links = [...found.flatMap(({ first }) => first), ...found.flatMap(({ all }) => all)]
  const link = links.find(isHttpUrl)
  if (link !== undefined) return { url: link }
  if (links.length > 0 || url) return { wrong: 'malformed' }
  return { wrong: text || title ? 'none' : 'missing' }
}

/** Without marks that cannot be seen, and whole: half a character could not be sent on. */
function tidied(given: string | null | undefined): string {
  return (given ?? '')
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}

/** All links in a text, and the one that it starts with. */
function linksIn(text = '', pattern = LINK_IN_TEXT): { first: string[]; all: string[] } {
  const matches = [...text.matchAll(pattern)]
  const all = matches.map(([link]) => withPlainScheme(withoutTail(link)))
  return { first: matches[0]?.index === 0 ? all.slice(0, 1) : [], all }
}

const withPlainScheme = (link: string) => link.replace(/^https?:/i, scheme => scheme.toLowerCase())

const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** How many more of a closing bracket there are than of its other half. */
const surplusOf = (link: string, closing: string, opening: string) =>
  link.split(closing).length - link.split(opening).length

/**
 * Without what ends a sentence; a bracket goes where its other half is not in the link. Each bracket is
 * counted once: anybody can share a link that ends in thousands.
 */
function withoutTail(link: string): string {
  if (link.length > LONGEST) return link
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
