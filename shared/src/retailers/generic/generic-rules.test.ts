import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { domOf } from '../../../test/dom-of.ts'
import { cheerioPage } from '../../parsed-page/cheerio-page.ts'
import { domPage } from '../../parsed-page/dom-page.ts'
import { extractProduct } from '../extract-product.ts'
import type { ExtractedProduct } from '../product.ts'

/** The JSON file of a page holds one case, or several with different URLs. */
interface Case {
  url: string
  expected: Partial<ExtractedProduct>
}

describe.each([
  ['product-pages', 'extract the product of %s'],
  ['non-product-pages', 'extract no product from %s'],
])('generic rules, %s', (folder, title) => {
  const files = readdirSync(join(import.meta.dirname, folder))
  const names = files.filter(file => file.endsWith('.html')).map(file => file.slice(0, -5))

  test.each(names)(title, name => {
    const read = (ending: string) =>
      readFileSync(join(import.meta.dirname, folder, name + ending), 'utf8')
    const cases: Case[] = [JSON.parse(read('.json'))].flat()
    for (const { url, expected } of cases) {
      const fromHtml = extractProduct(cheerioPage(read('.html'), url))
      expect(fromHtml, url).toMatchObject(expected)
      expect(extractProduct(domPage(domOf(read('.html')), { url })), url).toEqual(fromHtml)
    }
  })
})
