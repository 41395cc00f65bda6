import { expect, test } from 'vitest'
import { foundGtin } from './found-gtin.ts'
import { toFormValues } from './to-form-values.ts'

const sourceUrl = 'https://shop.example/cot'
const found = toFormValues({
  productName: 'Cot',
  price: null,
  currency: null,
  originalPrice: null,
  description: '',
  category: null,
  gtin: '04006381333931',
  images: [],
  sourceUrl,
  retailer: null,
  uncertain: [],
})

test('returns the GTIN of the page while the form has its URL', () => {
  expect(foundGtin(found, sourceUrl)).toBe('04006381333931')
  expect(foundGtin(found, 'https://shop.example/pram')).toBeUndefined()
  expect(foundGtin(undefined, sourceUrl)).toBeUndefined()
})
