import { describe, expect, test } from 'vitest'
import { retailerDomain } from './retailer-domain.ts'

describe('retailerDomain', () => {
  test.each([
    ['https://www.ikea.com/sg/en/p/x', 'ikea.com'],
    ['https://m.shopee.sg/a', 'shopee.sg'],
    ['http://shop.example:8080/p', 'shop.example'],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('of %j is %j', (url, name) => {
    expect(retailerDomain(url)).toBe(name)
  })
})
