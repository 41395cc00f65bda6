import { describe, expect, test } from 'vitest'
import { parseTypedPrice } from './parse-typed-price.ts'

describe('parseTypedPrice', () => {
  test.each([
    ['45.90', 4590],
    ['45.9', 4590],
    ['45', 4500],
    [' 45 ', 4500],
    ['$45', 4500],
    ['s$45', 4500],
    ['S$ 1,045.90', 104_590],
    ['1,000,000', 100_000_000],
    ['1000000', 100_000_000],
    ['0.29', 29],
    ['0', 0],
  ])('parses %j', (text, price) => {
    expect(parseTypedPrice(text)).toBe(price)
  })

  test.each([
    ...['', 'free', '-5', '1e3', '45.905', '1,00', '12,34.00', '1000000.01', '€5', '4 5'],
    ...['.5', '7.', '45 SGD', '12 or 13', 'NaN', '12345678'],
  ])('rejects %j', text => {
    expect(parseTypedPrice(text)).toBeUndefined()
  })
})
