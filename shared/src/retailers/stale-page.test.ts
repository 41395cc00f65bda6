import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../parsed-page/cheerio-page.ts'
import { extractProduct } from './extract-product.ts'

const NEXT = {
  lazada: 'https://www.lazada.sg/products/pdp-i999999999-s888888888.html',
  shopee: 'https://shopee.sg/product/99999/88888',
}

/** Extracts a fixture, at its own URL or another one. */
function extract(fixture: string, url?: string) {
  const path = join(import.meta.dirname, fixture)
  const own = JSON.parse(readFileSync(`${path}.json`, 'utf8'))
  const html = readFileSync(`${path}.html`, 'utf8')
  return extractProduct(cheerioPage(html, url ?? own.url), { pageState: own.pageState })
}

describe.each(['lazada', 'shopee'] as const)('a page of %s', retailer => {
  const files = readdirSync(join(import.meta.dirname, retailer))
  const fixtures = files.filter(file => file.endsWith('.json')).map(file => file.slice(0, -5))

  test.each(fixtures)('displays the item of its URL: %s', fixture => {
    expect(extract(`${retailer}/${fixture}`).isStale).toBeUndefined()
  })

  test.each(fixtures.filter(name => /^generation-\d+(?:-picked)?$|^page-world-state$/.test(name)))(
    'displays the previous item after the URL has changed: %s',
    fixture => {
      const { name } = extract(`${retailer}/${fixture}`)
      expect(extract(`${retailer}/${fixture}`, NEXT[retailer])).toMatchObject({
        name,
        isStale: true,
      })
    },
  )
})
