import { describe, expect, test } from 'vitest'
import { salvageProduct } from './salvage-product.ts'

describe('salvageProduct', () => {
  test('reads name, image and offer of a block that is no JSON', () => {
    const block = `{"@type": "Product", "brand": {"@type": "Brand", "name": "Aria"}, "name": "Cot \\"One\\"",
      "image": ["https://shop.example/i.jpg", "x"], 'oops': <b>, "review": [{"author": {"name": "Mia"}}],
      "offers": {"@type": "Offer", "price": 78.5, "priceCurrency": "SGD" "availability": "InStock"}}`
    expect(salvageProduct(block)).toEqual({
      '@type': 'Product',
      name: 'Cot "One"',
      image: 'https://shop.example/i.jpg',
      offers: { '@type': 'Offer', price: '78.5', priceCurrency: 'SGD', availability: 'InStock' },
    })
  })

  test('returns a product without an offer', () => {
    expect(salvageProduct('{"@type": "Product", "name": "Cot", oops')).toEqual({
      '@type': 'Product',
      name: 'Cot',
    })
  })

  test.each([
    ['has another type', '{"@type": "BreadcrumbList", "name": "Cots", "price": "1", oops'],
    ['has no name', '{"@type": "Product", "price": "1", oops'],
    ['names only its brand', '{"@type": "Product", "brand": {"name": "Aria"}, oops'],
  ])('returns undefined for a block that %s', (_what, block) => {
    expect(salvageProduct(block)).toBeUndefined()
  })

  test.each(['"name":', '"@type":'])('skips many spaces after %s in linear time', field => {
    const block = `{${field}${' '.repeat(100_000)}oops, "@type": "Product"`
    // Processor time, because the machine may be busy. Quadratic time is several seconds.
    const before = process.cpuUsage()
    expect(salvageProduct(block)).toBeUndefined()
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
  })
})
