import { describe, expect, test } from 'vitest'
import { FOUND } from '../../../../test/found-product.ts'
import { toFormValues } from './to-form-values.ts'

describe('toFormValues', () => {
  test('fills the form with the extracted values and the first image', () => {
    const { values, notes } = toFormValues(FOUND)
    expect(values).toEqual({
      productName: 'Moon night light',
      productUrl: 'https://shop.example/moon',
      totalPrice: '45.90',
      category: 'Nursery Decor & Lighting',
      productDescription: 'A soft light.',
      thumbnailUrl: 'https://shop.example/1.jpg',
    })
    expect(notes.totalPrice).toEqual({ tone: 'found', text: 'from the page' })
  })

  test.each([
    [{ price: 49, currency: 'USD' }, 'The shop says USD 49.00.'],
    [{ price: 4900, currency: 'JPY' }, 'The shop says JPY 4,900.'],
    [{ price: 0.00125, currency: 'BTC' }, 'The shop says BTC 0.00125.'],
    [{ price: 49, currency: null }, 'The shop says 49.00 without a currency.'],
    [{ price: null, currency: null }, 'The page does not say it.'],
    [{ price: 0, currency: 'SGD' }, 'The page does not say it.'],
  ])('leaves the price empty for %j, and gives the reason', (price, said) => {
    const { values, notes } = toFormValues({ ...FOUND, ...price })
    expect(values.totalPrice).toBe('')
    expect(notes.totalPrice?.tone).toBe('check')
    expect(notes.totalPrice?.text).toContain(said)
  })

  test.each(['price', 'currency'])('asks to check a price whose %s is uncertain', field => {
    const { values, notes } = toFormValues({ ...FOUND, uncertain: [field] })
    expect(values.totalPrice).toBe('45.90')
    expect(notes.totalPrice?.tone).toBe('check')
  })

  test('offers both prices when sources disagree', () => {
    const doubtful = { ...FOUND, originalPrice: 59, otherPrice: 39.9, uncertain: ['price'] }
    expect(toFormValues(doubtful).notes.totalPrice).toEqual({
      tone: 'check',
      text: 'The page says two different prices.',
      choices: [
        { label: '$45.90', value: '45.90' },
        { label: '$39.90', value: '39.90' },
      ],
    })
    const certain = { ...FOUND, otherPrice: 39.9 }
    expect(toFormValues(certain).notes.totalPrice).toEqual({ tone: 'found', text: 'from the page' })
  })

  test('offers both of two prices when the right one is uncertain', () => {
    const { values, notes } = toFormValues({ ...FOUND, originalPrice: 59, uncertain: ['price'] })
    expect(values.totalPrice).toBe('45.90')
    expect(notes.totalPrice).toEqual({
      tone: 'check',
      text: 'The page shows two prices.',
      choices: [
        { label: '$45.90 now', value: '45.90' },
        { label: '$59.00 before', value: '59.00' },
      ],
    })
  })

  test('marks an uncertain category as a guess', () => {
    const { values, notes } = toFormValues({ ...FOUND, uncertain: ['category'] })
    expect(values.category).toBe('Nursery Decor & Lighting')
    expect(notes.category?.text).toBe('suggested')
  })

  test('leaves a product that is not about babies under General without a note', () => {
    const { values, notes } = toFormValues({ ...FOUND, category: 'General' })
    expect(values.category).toBe('General')
    expect(notes.category).toBeUndefined()
  })

  test.each(['Toys', null])('puts %s under General, to be checked', category => {
    const { values, notes } = toFormValues({ ...FOUND, category })
    expect(values.category).toBe('General')
    expect(notes.category?.tone).toBe('check')
  })

  test.each([
    [[], [], 'No picture of it was found on the page.'],
    [['https://shop.example/1.jpg'], ['images'], 'We are not quite sure that this is the product.'],
  ])('asks to check the images %j, uncertain of %j', (images, uncertain, text) => {
    const { notes } = toFormValues({ ...FOUND, images, uncertain })
    expect(notes.thumbnailUrl).toEqual({ tone: 'check', text })
  })
})
