import { describe, expect, test } from 'vitest'
import { requestedVariant } from './requested-variant.ts'

describe('requestedVariant', () => {
  test.each([
    ['?variant=40001', ['40001']],
    ['#40001', ['40001']],
    ['?variant=40001#reviews', ['40001']],
    ['?variant=40001#color=sage', ['40001', 'sage']],
    ['?page=2', []],
  ])('returns the variant in %s', (end, variant) => {
    expect(requestedVariant(`https://shop.example/products/oak-cot${end}`)).toEqual(variant)
  })
})
