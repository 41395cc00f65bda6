import { describe, expect, test } from 'vitest'
import { isAboutBabies } from './is-about-babies.ts'

describe('isAboutBabies', () => {
  test.each([
    'Baby & Toddler / Bath',
    'Kids > Furniture > Chairs',
    'Bugaboo Fox 5 Stroller',
    'Muslin Swaddle, pack of 3',
    'www.motherswork.com.sg',
    'Spectra S1 Breast Pump',
    'Organic Cotton Romper 0-3 m',
  ])('is true for %s', text => {
    expect(isAboutBabies(text)).toBe(true)
  })

  test.each([
    'Electronics / Mobiles / Smartphones',
    'Car Care / Microfibre Bath Towel Cloth',
    'Gaming Chair, black',
    'Samsung Galaxy S24',
    'Cotter pin',
    'ASUS Prime B650 Motherboard',
    'Phone cradle for the car',
    'Carrier Split AC 1.5 ton',
    '',
  ])('is false for %s', text => {
    expect(isAboutBabies(text)).toBe(false)
  })
})
