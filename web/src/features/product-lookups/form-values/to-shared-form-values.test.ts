import { describe, expect, test } from 'vitest'
import { toSharedFormValues } from './to-shared-form-values.ts'

const url = 'https://sg.shp.ee/Jw5VZBri'

describe('toSharedFormValues', () => {
  test('fills link, name and a price in Singapore dollars', () => {
    const price = { minor: 1290, currency: 'SGD' }
    expect(toSharedFormValues({ url, name: 'Nursery night light', price })).toEqual({
      values: {
        productUrl: url,
        productName: 'Nursery night light',
        category: 'Nursery Decor & Lighting',
        totalPrice: '12.90',
      },
      notes: {
        productName: { tone: 'found', text: 'from your text' },
        category: { tone: 'found', text: 'suggested' },
        totalPrice: { tone: 'found', text: 'from your text' },
      },
    })
  })

  test.each([
    ['Wireless phone charger', url, 'General', undefined],
    ['Moon night light', url, 'General', undefined],
    ['Moon night light', 'https://motherswork.com.sg/p/1', 'Nursery Decor & Lighting', 'suggested'],
    ['Baby night light', url, 'Nursery Decor & Lighting', 'suggested'],
  ])(
    'suggests a category for %j at %s only if it is about babies',
    (name, link, category, note) => {
      const { values, notes } = toSharedFormValues({ url: link, name, price: undefined })
      expect(values.category).toBe(category)
      expect(notes.category?.text).toBe(note)
    },
  )

  test.each([
    ['INR', 'Your text says INR 499.00.'],
    [null, 'Your text says $499.00,'],
  ])('leaves a price in %s to the owner', (currency, text) => {
    const read = toSharedFormValues({ url, name: undefined, price: { minor: 49_900, currency } })
    expect(read.values).toEqual({ productUrl: url })
    expect(read.notes.totalPrice).toMatchObject({
      tone: 'check',
      text: expect.stringContaining(text),
    })
  })

  test('marks a missing price', () => {
    const { notes } = toSharedFormValues({ url, name: 'Moon night light', price: undefined })
    expect(notes.totalPrice).toEqual({ tone: 'check', text: 'Your text does not say it.' })
  })
})
