import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { domOf } from '../../test/dom-of.ts'
import { cheerioPage } from '../parsed-page/cheerio-page.ts'
import { domPage } from '../parsed-page/dom-page.ts'
import { ALL_RETAILERS } from './all-retailers.ts'
import { extractProduct } from './extract-product.ts'
import type { ExtractedProduct } from './product.ts'

/** Folders without a retailer: the generic rules, and URL functions. */
const NO_RETAILERS = ['generic', 'urls']
const MAX_FIXTURE_BYTES = 20_000

const here = import.meta.dirname
const folders = readdirSync(here, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !NO_RETAILERS.includes(entry.name))
  .map(({ name }) => name)

const withoutEnd = (file: string) => file.replace(/\.\w+$/, '')

interface Case {
  url: string
  pageState?: unknown
  expected: Partial<ExtractedProduct>
}

describe('ALL_RETAILERS', () => {
  test('contains every folder once', () => {
    expect(ALL_RETAILERS.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  test('assigns each host to one retailer', () => {
    const hosts = ALL_RETAILERS.flatMap(({ hosts, shortHosts = [] }) => [...hosts, ...shortHosts])
    expect(new Set(hosts).size).toBe(hosts.length)
  })
})

describe.each(folders)('%s', folder => {
  const files = readdirSync(join(here, folder))
  const pages = files.filter(file => file.endsWith('.html'))

  test('has a fixture for every expected result', () => {
    const answers = files.filter(file => file.endsWith('.json'))
    expect(answers.map(withoutEnd).sort()).toEqual(pages.map(withoutEnd).sort())
  })

  test('has a product page and a page without a price', () => {
    const expected = pages.map(page => caseOf(join(here, folder, page)).expected)
    expect(expected.filter(({ status, price }) => status === 'ok' && price)).not.toEqual([])
    expect(expected.filter(({ price }) => price === null)).not.toEqual([])
  })

  test.each(pages)('reads %s alike from HTML and from a DOM', page => {
    const file = join(here, folder, page)
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_FIXTURE_BYTES)
    const html = readFileSync(file, 'utf8')
    const { url, pageState, expected } = caseOf(file)
    const fromHtml = extractProduct(cheerioPage(html, url), { pageState })
    const fromDom = extractProduct(domPage(domOf(html), { url }), { pageState })
    expect(fromHtml).toMatchObject(expected)
    expect(fromDom).toEqual(fromHtml)
  })
})

function caseOf(page: string): Case {
  return JSON.parse(readFileSync(`${withoutEnd(page)}.json`, 'utf8')) as Case
}
