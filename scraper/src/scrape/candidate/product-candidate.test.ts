import { describe, expect, test } from 'vitest'
import type { Extraction } from '../extraction/extraction.ts'
import type { Verdict } from '../scrape-result.ts'
import { addExtraction, firstCandidate, lacksPrice, needsBrowser } from './product-candidate.ts'

const URL = 'https://shop.sg/products/pram'
const ELSEWHERE = 'https://shop.sg/products/cot'

function found(price: number | null, name = 'Pram'): Verdict {
  return {
    status: 'partial',
    product: {
      status: 'partial',
      retailer: null,
      retailerName: null,
      canonicalUrl: URL,
      name,
      price: price === null ? null : { minor: price, currency: 'SGD' },
      originalPrice: null,
      images: [],
      description: null,
      category: null,
      rules: { name: 'h1', ...(price !== null && { price: 'shown' }) },
      confidence: { name: 0.7, ...(price !== null && { price: 0.9 }) },
    },
  }
}

const read = (verdict: Verdict, url = URL): Extraction => ({
  verdict,
  facts: {},
  page: { url, html: '' },
})
const failed = (code: 'BLOCKED' | 'TIMEOUT' | 'NOT_A_PRODUCT', reason?: 'gone'): Verdict => ({
  status: 'failed',
  code,
  ...(reason && { reason }),
})
const after = (first: Verdict, later: Extraction) =>
  addExtraction(firstCandidate(URL, read(first)), later, 'headless').verdict

describe('the candidate after two extractions', () => {
  test.each([
    ['stopped by a wall', read(failed('BLOCKED'))],
    ['too slow', read(failed('TIMEOUT'))],
    ['of a page without a product', read(failed('NOT_A_PRODUCT'))],
  ])('stays when the later one is %s', (_what, later) => {
    expect(after(found(null), later)).toEqual(found(null))
  })

  test.each([
    ['says that the product is gone', read(failed('NOT_A_PRODUCT', 'gone'))],
    ['was led to a page without a product', read(failed('NOT_A_PRODUCT'), ELSEWHERE)],
  ])('falls when the later one %s', (_what, later) => {
    expect(after(found(null), later)).toEqual(later.verdict)
  })

  test('is the later one alone when that was redirected to another product', () => {
    expect(after(found(null), read(found(4_990, 'Cot'), ELSEWHERE))).toEqual(found(4_990, 'Cot'))
  })

  test('is the later one when the first was empty', () => {
    expect(after({ status: 'needs-js' }, read(failed('BLOCKED')))).toEqual(failed('BLOCKED'))
  })

  test('merges both for the same product', () => {
    expect(after(found(null), read(found(4_990)))).toMatchObject({
      status: 'partial',
      product: { name: 'Pram', price: { minor: 4_990 } },
    })
  })
})

describe('needsBrowser', () => {
  const candidate = (verdict: Verdict, url = URL) => firstCandidate(url, read(verdict, url))

  test.each([
    ['a page that needs one', { status: 'needs-js' } as const, true],
    ['a product without a price', found(null), true],
    ['a product with a price', found(4_990), false],
    ['a wall', failed('BLOCKED'), false],
    ['a page without a product', failed('NOT_A_PRODUCT'), false],
  ])('for %s', (_what, verdict, expected) => {
    expect(needsBrowser(candidate(verdict))).toBe(expected)
    expect(lacksPrice(candidate(verdict))).toBe(expected)
  })

  test.each([
    ['a product with a price', found(4_990), true],
    ['a page without a product', failed('NOT_A_PRODUCT'), true],
    ['a product that is gone', failed('NOT_A_PRODUCT', 'gone'), false],
    ['a wall', failed('BLOCKED'), false],
  ])('for %s of a shop that is read by one', (_what, verdict, expected) => {
    const url = 'https://www.uniqlo.com/sg/en/products/E460318-000/00'
    expect(needsBrowser(candidate(verdict, url))).toBe(expected)
  })
})
