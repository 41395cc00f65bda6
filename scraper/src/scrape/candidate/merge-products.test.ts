import type { ExtractedProduct } from '@registry/shared/retailers/product'
import { describe, expect, test } from 'vitest'
import { mergeProducts, sourced } from './merge-products.ts'

const SGD = (minor: number) => ({ minor, currency: 'SGD' })

function product(fields: Partial<ExtractedProduct & { name: string }> = {}) {
  return {
    status: 'partial' as const,
    retailer: null,
    retailerName: null,
    canonicalUrl: 'https://shop.sg/pram',
    name: 'Pram',
    price: null,
    originalPrice: null,
    images: [],
    description: null,
    category: null,
    rules: { name: 'h1' },
    confidence: { name: 0.7 },
    ...fields,
  }
}

const priced = (minor: number, sure: number, rule: string) =>
  product({
    price: SGD(minor),
    images: ['https://shop.sg/pram.jpg'],
    rules: { name: 'h1', price: rule, image: rule },
    confidence: { name: 0.7, price: sure, image: 0.9 },
  })

const merge = (earlier: ReturnType<typeof product>, later: ReturnType<typeof product>) =>
  mergeProducts(sourced(earlier, 'http'), sourced(later, 'headless'))

describe('mergeProducts', () => {
  test('fills missing fields and keeps existing ones', () => {
    const { product: merged, sources } = merge(product(), priced(4_990, 0.9, 'shown'))
    expect(merged).toMatchObject({ status: 'ok', name: 'Pram', price: SGD(4_990) })
    expect(sources).toEqual({ name: 'http', price: 'headless', image: 'headless' })
    expect(merged.rules).toEqual({ name: 'h1', price: 'shown', image: 'shown' })
  })

  test('adds the GTIN of the later extraction', () => {
    const [gtin, other] = ['04006381333931', '05012345678900']
    expect(merge(product(), product({ gtin })).product.gtin).toBe(gtin)
    expect(merge(product({ gtin }), product({ gtin: other })).product.gtin).toBe(gtin)
  })

  test('keeps a field when the later extraction is less confident', () => {
    const surer = product({ name: 'Pram, blue', confidence: { name: 0.95 } })
    expect(merge(surer, product({ name: 'Menu' })).product.name).toBe('Pram, blue')
    expect(merge(product({ name: 'Menu' }), surer).product.name).toBe('Pram, blue')
  })

  test('lowers the confidence of a price and keeps the other one when two confident extractions disagree', () => {
    const { product: merged } = merge(priced(9_990, 0.8, 'json-ld'), priced(4_990, 0.9, 'shown'))
    expect(merged).toMatchObject({ status: 'partial', price: SGD(4_990) })
    expect(merged.confidence.price).toBeLessThan(0.6)
    expect(merged.otherPrice).toEqual(SGD(9_990))
  })

  test('replaces an unconfident price by a confident one', () => {
    const { product: merged } = merge(priced(9_990, 0.4, 'state'), priced(4_990, 0.9, 'shown'))
    expect(merged).toMatchObject({ status: 'ok', price: SGD(4_990), confidence: { price: 0.9 } })
  })

  test('keeps the confidence when both extractions agree', () => {
    const { product: merged } = merge(priced(4_990, 0.8, 'json-ld'), priced(4_990, 0.9, 'shown'))
    expect(merged).toMatchObject({ status: 'ok', confidence: { price: 0.9 } })
  })

  test('never combines amount and currency of different extractions', () => {
    const bare = { ...priced(4_990, 0.9, 'shown'), price: { minor: 4_990, currency: null } }
    expect(merge(priced(4_900, 0.7, 'json-ld'), bare).product.price?.currency).toBeNull()
  })
})
