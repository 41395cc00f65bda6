import { decodeEntities } from '../../../html/decode-entities.ts'
import { collapse } from '../../../parsed-page/page.ts'

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

function withoutTags(markup: string): string {
  return markup
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<wbr\s*\/?>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
}

/** Truncates without splitting a surrogate pair. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}
