import { redactContacts } from './redact-personal-data.ts'

const CONTROL = /(?!\s)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g
const TAG = /<[^>]*>/g
const BARE_LINK = /\b(?:[\w-]+\.)+[a-z]{2,}\/\S*/giu
const MARKUP = /[<>*_`#|]+/g
/** Texts are truncated to this multiple of the maximum first, since some patterns are slow on long input. */
const INPUT_FACTOR = 5

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, max)
  const sentenceEnd = Math.max(...['.', '!', '?'].map(mark => head.lastIndexOf(`${mark} `)))
  if (sentenceEnd > 0) return head.slice(0, sentenceEnd + 1)
  const space = head.lastIndexOf(' ')
  // Removes an unpaired surrogate.
  return (space > 0 ? head.slice(0, space) : head).replace(/[\uD800-\uDBFF]$/, '')
}

const removeLinks = (text: string) => redactContacts(text.replace(BARE_LINK, ' '))

/**
 * Converts a model's response to one plain paragraph of at most `max` characters, cut after a sentence, without
 * markup, links and contact data.
 */
export function toPlainText(text: string, max: number): string {
  const words = text
    .slice(0, INPUT_FACTOR * max)
    .toWellFormed()
    .replace(CONTROL, '')
    .replace(LINK, '$1')
    .replace(TAG, ' ')
  // Repeated, because removing markup may join the parts of an address.
  const unmarked = removeLinks(words).replace(MARKUP, ' ')
  return cut(removeLinks(unmarked), max)
}
