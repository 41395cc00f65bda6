import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { priceCodec } from './price-codec.ts'

describe('priceCodec', () => {
  test.each([
    ['45.90', 4590],
    ['45.9', 4590],
    ['45', 4500],
    [' 45 ', 4500],
    ['$45', 4500],
    ['S$ 1,045.90', 104_590],
    ['1,000,000', 100_000_000],
    ['0', 0],
  ])('decodes %j as dollars', (typed, amount) => {
    expect(z.decode(priceCodec, typed)).toBe(amount)
  })

  test.each(['', 'free', '-5', '1e3', '45.905', '1,00', '12,34.00', '1000000.01', '€5', '4 5'])(
    'rejects %j',
    typed => {
      const response = z.safeDecode(priceCodec, typed)
      expect(response.error?.issues.map(issue => issue.message)).toEqual([
        'Please enter a valid price',
      ])
    },
  )

  test('encodes cents with two decimals', () => {
    expect(z.encode(priceCodec, cents(4590))).toBe('45.90')
  })
})
