import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { capturedExample } from '../../test/captured-example.ts'
import { capturedProduct } from './captured-product.ts'

const parse = (forged: Record<string, unknown>) =>
  z.safeParse(capturedProduct, { ...capturedExample(), ...forged })

describe('a captured product', () => {
  test('drops fields that QuickAdd does not use', () => {
    expect(parse({ rules: { name: 'json-ld' }, wall: 'x' }).data).toEqual(capturedExample())
  })

  test('drops images without an http(s) URL', () => {
    const images = ['javascript:alert(1)', 'https://a.example/1.jpg', 7, 'data:image/png;base64,AA']
    expect(parse({ images }).data?.images).toEqual(['https://a.example/1.jpg'])
  })

  test('truncates texts to the maximum lengths of an item', () => {
    const { data } = parse({ name: 'n'.repeat(9000), description: 'd'.repeat(90_000) })
    expect([data?.name?.length, data?.description?.length]).toEqual([300, 5000])
  })

  test('may have no category', () => {
    for (const category of ['General', null])
      expect(parse({ category }).data?.category).toBe(category)
  })

  test.each([
    ['4006381333931', '04006381333931'],
    ['4006381333932', undefined],
    [{ code: 1 }, undefined],
  ])('reads the GTIN %j as %s', (gtin, expected) => {
    expect(parse({ gtin }).data?.gtin).toBe(expected)
  })

  test.each([
    ['a javascript: URL', { canonicalUrl: 'javascript:alert(1)' }],
    ['a price that is not a number', { price: { minor: '1', currency: 'SGD' } }],
    ['a negative price', { price: { minor: -1, currency: 'SGD' } }],
    ['markup as currency', { price: { minor: 1, currency: '<b>' } }],
    ['an unknown category', { category: 'Weapons' }],
    ['an unknown status', { status: 'great' }],
  ])('is rejected with %s', (_, forged) => {
    expect(parse(forged).success).toBe(false)
  })
})
