import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { captured } from '../test/captured.ts'
import { capturedProduct } from './captured-product.ts'

const parse = (forged: Record<string, unknown>) =>
  z.safeParse(capturedProduct, { ...captured(), ...forged })

describe('a captured product', () => {
  test('keeps what QuickAdd uses and nothing else', () => {
    expect(parse({ rules: { name: 'json-ld' }, wall: 'x' }).data).toEqual(captured())
  })

  test('drops pictures that are no web addresses', () => {
    const images = ['javascript:alert(1)', 'https://a.example/1.jpg', 7, 'data:image/png;base64,AA']
    expect(parse({ images }).data?.images).toEqual(['https://a.example/1.jpg'])
  })

  test('cuts texts that are longer than an item may have', () => {
    const { data } = parse({ name: 'n'.repeat(9000), description: 'd'.repeat(90_000) })
    expect([data?.name?.length, data?.description?.length]).toEqual([300, 5000])
  })

  test.each([
    ['an address of a script', { canonicalUrl: 'javascript:alert(1)' }],
    ['a price that is no number', { price: { minor: '1', currency: 'SGD' } }],
    ['a price below zero', { price: { minor: -1, currency: 'SGD' } }],
    ['a currency that is markup', { price: { minor: 1, currency: '<b>' } }],
    ['a category that we do not have', { category: 'Weapons' }],
    ['a status that we do not know', { status: 'great' }],
  ])('is refused with %s', (_, forged) => {
    expect(parse(forged).success).toBe(false)
  })
})
