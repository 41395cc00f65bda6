import { decodeEntities } from '../../../html/decode-entities.ts'
import { collapse, type Page, textOf } from '../../../parsed-page/page.ts'
import { memoizePerPage } from '../page-analysis/memoize-per-page.ts'

const metaOf = memoizePerPage(page => {
  const found = new Map<string, string[]>()
  for (const node of page.select('meta')) {
    const { property, name, itemprop, content, value } = node.attribs
    const text = collapse(content ?? value ?? '')
    if (!text) continue
    for (const key of new Set([property, name, itemprop && `itemprop:${itemprop}`])) {
      const texts = key && found.get(key.toLowerCase())
      // Not copied: a page may have 60,000 of them.
      if (texts) texts.push(text)
      else if (key) found.set(key.toLowerCase(), [text])
    }
  }
  return found
})

/** Returns the contents of meta elements with a name or property, in document order. */
export function metas(page: Page, key: string): readonly string[] {
  return metaOf(page).get(key) ?? []
}

/** Returns the first meta content for any of the keys. */
export function meta(page: Page, ...keys: string[]): string | undefined {
  return keys.map(key => metas(page, key)[0]).find(text => text !== undefined)
}

/** Returns the text of the title element. */
export const titleOf = memoizePerPage(page => {
  const title = page.select('title')[0]
  return title ? decodeEntities(textOf(title, 1_000)) : ''
})
