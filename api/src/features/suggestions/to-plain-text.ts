import { redactContacts } from './redact-personal-data.ts'

const CONTROL = /(?!\s)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g
const TAG = /<[^>]*>/g
const BARE_LINK = /\b(?:[\w-]+\.)+[a-z]{2,}\/\S*/giu
const MARKUP = /[<>*_`#|]+/g
/** What is far too long is not looked at: some of these patterns take their time over it. */
const ROOM = 5

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, max)
  const sentenceEnd = Math.max(...['.', '!', '?'].map(mark => head.lastIndexOf(`${mark} `)))
  if (sentenceEnd > 0) return head.slice(0, sentenceEnd + 1)
  const space = head.lastIndexOf(' ')
  // Half of a character pair is none.
  return (space > 0 ? head.slice(0, space) : head).replace(/[\uD800-\uDBFF]$/, '')
}

const withoutLinks = (text: string) => redactContacts(text.replace(BARE_LINK, ' '))

/**
 * What a model wrote as one plain paragraph of at most `max` characters, ended after a sentence: no
 * markup, no link, no way to reach anybody.
 */
export function toPlainText(text: string, max: number): string {
  const words = text
    .slice(0, ROOM * max)
    .toWellFormed()
    .replace(CONTROL, '')
    .replace(LINK, '$1')
    .replace(TAG, ' ')
  // Again in the end: what markup kept apart may be an address without it.
  const unmarked = withoutLinks(words).replace(MARKUP, ' ')
  return cut(withoutLinks(unmarked), max)
}
