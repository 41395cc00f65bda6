import { CATEGORIES, type Category } from '@registry/shared/categories/categories'

/** Words of a shop's category that name one of ours in other words. */
const OTHER_WORDS: readonly (readonly [RegExp, Category])[] = [
  [/stroller|pram|pushchair|buggy/i, 'Strollers & Accessories'],
  [/car ?seat/i, 'Car Seats & Bases'],
  [/carrier|sling|wrap/i, 'Baby Carriers & Wraps'],
  [/bottle|sippy|teat/i, 'Bottles & Sippy Cups'],
  [/breast|pump|nursing/i, 'Breastfeeding & Pumping'],
  [/high ?chair|booster/i, 'High Chairs & Boosters'],
  [/crib|cot\b|bassinet|moses/i, 'Cribs & Bassinets'],
  [/mattress|bedding|sheet|blanket/i, 'Mattresses & Bedding'],
  [/swaddle|sleep/i, 'Sleep Aids & Swaddles'],
  [/monitor/i, 'Baby Monitors'],
  [/diaper|nappy|wipes/i, 'Diapers & Wipes'],
  [/bath/i, 'Baby Bath Essentials'],
  [/bouncer|rocker|swing/i, 'Baby Swings & Bouncers'],
  [/play ?mat|gym/i, 'Play Mats & Activity Gyms'],
  [/plush|soft toy|stuffed/i, 'Stuffed Animals & Loveys'],
  [/book/i, 'Books & Educational Toys'],
  [/toy|rattle/i, 'Newborn Toys & Rattles'],
  [/feeding|bib|weaning/i, 'Feeding Essentials'],
  [/cloth|romper|bodysuit|onesie|apparel/i, 'Newborn Clothing'],
]

/**
 * Our category for what a shop calls its own, or for a product's name; undefined when nothing fits.
 */
export function closestCategory(words: string): Category | undefined {
  const named = CATEGORIES.find(category => category.toLowerCase() === words.trim().toLowerCase())
  return named ?? OTHER_WORDS.find(([pattern]) => pattern.test(words))?.[1]
}
