import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATEGORIES } from './categories.ts'
import { CATEGORY_PATTERNS } from './category-patterns.ts'
import { guessCategory } from './guess-category.ts'

describe('guessCategory', () => {
  test.each([
    ['Philips Avent Natural Response Bottle 260ml', 'Feeding / Bottles', 'Bottles & Sippy Cups'],
    ['Spectra S1 Plus Electric Breast Pump', '', 'Breastfeeding & Pumping'],
    ['My Brest Friend Nursing Pillow', '', 'Nursing Accessories'],
    ['Stokke Tripp Trapp High Chair', 'Feeding / High Chairs', 'High Chairs & Boosters'],
    ['Silicone Bib with Pocket', '', 'Bibs & Burp Cloths'],
    ['SNIGLAR Cot, beech, 60x120 cm', 'Baby & children / Cots', 'Cribs & Bassinets'],
    ['Muslin Swaddle Blanket 4 pcs', 'Baby & Toys / Swaddles', 'Sleep Aids & Swaddles'],
    ['Joie i-Spin 360 Car Seat', 'Travel / Car Seats', 'Car Seats & Bases'],
    ['Bugaboo Butterfly Stroller', 'Strollers', 'Strollers & Accessories'],
    ['Ergobaby Embrace Newborn Carrier', 'Baby Carriers', 'Baby Carriers & Wraps'],
    ['Pampers Premium Care Tape Diapers NB 80s', 'Diapering', 'Diapers & Wipes'],
    ['BabyBjörn Bouncer Bliss', 'Nursery', 'Baby Swings & Bouncers'],
    ['VTech Video Baby Monitor', '', 'Baby Monitors'],
    ['Jellycat Bashful Bunny Soft Toy', 'Toys / Soft Toys', 'Stuffed Animals & Loveys'],
    [
      'Wooden Stacking Rings, Montessori Toy for Babies',
      'Toys & Games / Baby & Toddler Toys',
      'Newborn Toys & Rattles',
    ],
    ['Braun Ear Thermometer', 'Health', 'Thermometers & Medicine'],
    ['DJUNGELSKOG Towel with hood, monkey, brown', 'Baby bath / Towels', 'Baby Bath Essentials'],
    ['Skip Hop Forma Diaper Backpack', 'Bags / Diaper Bags', 'Diaper Bags & Travel Gear'],
    ['Organic Cotton Long Sleeve Romper', 'Clothing', 'Newborn Clothing'],
  ])('returns the category of %s', (name, breadcrumb, category) => {
    expect(guessCategory({ name, breadcrumb })).toBe(category)
  })

  test('returns undefined without any match', () => {
    expect(guessCategory({ name: 'KX-500 v2' })).toBeUndefined()
  })

  test('matches whole words only', () => {
    expect(guessCategory({ name: 'Scotch' })).toBeUndefined()
  })

  test('has patterns for every category except Other', () => {
    expect(CATEGORY_PATTERNS.map(([category]) => category).sort()).toEqual(
      CATEGORIES.filter(category => category !== 'Other').sort(),
    )
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, breadcrumb) => {
        guessCategory({ name, breadcrumb })
      }),
    )
  })
})
