import type { ExtractedPrice } from '@registry/shared/retailers/product'
import { describe, expect, test } from 'vitest'
import { toScrapeResult } from './to-scrape-result.ts'

const PRODUCT = {
  status: 'ok',
  retailer: null,
  retailerName: null,
  canonicalUrl: 'https://shop.example/pram',
  name: 'Moon pram',
  price: { minor: 48_990, currency: 'SGD' },
  originalPrice: null,
  images: [],
  description: null,
  category: null,
  rules: {},
  confidence: {},
} as const

function outcomeOf(originalPrice: ExtractedPrice | null, otherPrice?: ExtractedPrice) {
  return toScrapeResult({
    verdict: { status: 'success', product: { ...PRODUCT, images: [], originalPrice, otherPrice } },
    sources: {},
    url: PRODUCT.canonicalUrl,
  })
}

describe('toScrapeResult', () => {
  test.each([
    [{ minor: 59_900, currency: 'SGD' }, 59_900],
    [{ minor: 59_900, currency: 'USD' }, null],
    [null, null],
  ])('keeps what it was before, %j, only in the currency of the price', (before, kept) => {
    expect(outcomeOf(before)).toMatchObject({ product: { originalPriceMinor: kept } })
  })

  test('keeps another price only in the currency of the price', () => {
    const other = (currency: string) => outcomeOf(null, { minor: 45_000, currency })
    expect(other('SGD')).toMatchObject({ product: { otherPriceMinor: 45_000 } })
    expect(other('USD')).toMatchObject({ product: { otherPriceMinor: null } })
  })
})
