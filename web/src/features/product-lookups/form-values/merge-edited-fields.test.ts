import { describe, expect, test } from 'vitest'
import { mergeEditedFields } from './merge-edited-fields.ts'
import type { LookupFormValues, LookupValues } from './to-form-values.ts'

const EMPTY: LookupValues = {
  productName: '',
  productUrl: 'https://shop.example/moon?from=mail',
  totalPrice: '',
  category: 'Newborn Clothing',
  productDescription: '',
  thumbnailUrl: '',
}

const READ: LookupFormValues = {
  values: {
    productName: 'Moon night light',
    productUrl: 'https://shop.example/moon',
    totalPrice: '45.90',
    category: 'Baby Monitors',
    productDescription: '',
    thumbnailUrl: 'https://shop.example/1.jpg',
  },
  notes: { productName: { tone: 'found', text: 'from the page' } },
  images: ['https://shop.example/1.jpg'],
}

function mergeWith(typed: Partial<LookupValues>, before = EMPTY) {
  return mergeEditedFields({ read: READ, now: { ...before, ...typed }, before })
}

describe('mergeEditedFields', () => {
  test('fills fields that the owner has not edited', () => {
    expect(mergeWith({})).toEqual(READ)
  })

  test('keeps an edited field, notes it and offers the extracted value', () => {
    const { values, notes } = mergeWith({ productName: 'Our night light', totalPrice: '40' })
    expect(values).toEqual({ ...READ.values, productName: 'Our night light', totalPrice: '40' })
    expect(notes.productName).toEqual({
      tone: 'kept',
      text: 'kept as you typed it',
      choices: [{ label: "Use the page's", value: 'Moon night light' }],
    })
    expect(notes.totalPrice?.choices).toEqual([
      { label: 'Use $45.90 from the page', value: '45.90' },
    ])
  })

  test('offers no value when the page has none', () => {
    expect(mergeWith({ productDescription: 'For the night.' }).notes.productDescription).toEqual({
      tone: 'kept',
      text: 'kept as you typed it',
    })
  })

  test('fills a field that was emptied or holds the extracted value', () => {
    const before = { ...EMPTY, productName: 'Sun lamp' }
    expect(mergeWith({ productName: ' ' }, before)).toEqual(READ)
    expect(mergeWith({ productName: 'Moon night light' })).toEqual(READ)
  })

  test('replaces values of an earlier page', () => {
    const before = { ...EMPTY, productName: 'Sun lamp', productDescription: 'Bright.' }
    expect(mergeWith({}, before)).toEqual(READ)
  })

  test('keeps a chosen image among the options', () => {
    const { values, images } = mergeWith({ thumbnailUrl: 'https://shop.example/mine.jpg' })
    expect(values.thumbnailUrl).toBe('https://shop.example/mine.jpg')
    expect(images).toEqual(['https://shop.example/mine.jpg', 'https://shop.example/1.jpg'])
  })
})
