import { itemMessages } from '@registry/shared/messages/items/items'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quantityCodec, stepQuantity } from './quantity-codec.ts'

describe('quantityCodec', () => {
  test.each([
    ['0', 0],
    [' 3 ', 3],
    ['07', 7],
    ['99', 99],
  ])('decodes %j as %d', (text, quantity) => {
    expect(z.decode(quantityCodec, text)).toBe(quantity)
  })

  test.each(['', '100', '-1', '1.5', '1e1', 'two', '١'])('rejects %j', text => {
    const { error } = z.safeDecode(quantityCodec, text)
    expect(error?.issues[0]?.message).toBe(itemMessages.quantityInvalid)
  })

  test.each([
    ['1', 1, '2'],
    ['1', -1, '0'],
    ['0', -1, '0'],
    ['99', 1, '99'],
    ['', 1, '1'],
    ['many', -1, '1'],
  ] as const)('steps %j by %d to %j', (text, by, next) => {
    expect(stepQuantity(text, by)).toBe(next)
  })
})
