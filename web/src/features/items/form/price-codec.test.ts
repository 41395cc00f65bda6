import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { priceCodec } from './price-codec.ts'

describe('priceCodec', () => {
  test.each([
    ['S$ 1,045.90', 104_590],
    ['0', 0],
  ])('decodes %j as dollars', (typed, amount) => {
    expect(z.decode(priceCodec, typed)).toBe(amount)
  })

  test.each(['', '45.905'])('rejects %j', typed => {
    const response = z.safeDecode(priceCodec, typed)
    expect(response.error?.issues.map(issue => issue.message)).toEqual([
      'Please enter a valid price',
    ])
  })

  test('encodes cents with two decimals', () => {
    expect(z.encode(priceCodec, cents(4590))).toBe('45.90')
  })
})
