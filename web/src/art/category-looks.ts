import {
  CATEGORIES,
  type Category,
  NEW_ITEM_CATEGORY,
} from '@registry/shared/categories/categories'
import { NO_CATEGORY } from '@registry/shared/categories/no-category'

/** Fallback images for items without one. */
const PICTURES: Record<Category, string> = {
  'Feeding Essentials': 'bottles',
  'Bottles & Sippy Cups': 'bottles',
  'Breastfeeding & Pumping': 'bottles',
  'High Chairs & Boosters': 'highchair',
  'Bibs & Burp Cloths': 'bottles',
  'Cribs & Bassinets': 'crib',
  'Mattresses & Bedding': 'swaddle',
  'Sleep Aids & Swaddles': 'swaddle',
  'Nursery Furniture': 'crib',
  'Nursery Decor & Lighting': 'crib',
  'Newborn Clothing': 'clothes',
  'Baby Shoes & Socks': 'clothes',
  'Hats & Accessories': 'clothes',
  'Seasonal Clothing': 'clothes',
  'Special Occasion Outfits': 'clothes',
  'Diapers & Wipes': 'swaddle',
  'Changing Tables & Pads': 'swaddle',
  'Baby Bath Essentials': 'bath',
  'Bathtubs & Bath Seats': 'bath',
  'Potty Training': 'bath',
  'Car Seats & Bases': 'pram',
  'Strollers & Accessories': 'pram',
  'Baby Carriers & Wraps': 'pram',
  'Diaper Bags & Travel Gear': 'bag',
  'Travel Accessories': 'bag',
  'Baby Gates & Barriers': 'monitor',
  'Outlet Covers & Locks': 'monitor',
  'Baby Monitors': 'monitor',
  'Safety Equipment': 'monitor',
  'Newborn Toys & Rattles': 'teddy',
  'Books & Educational Toys': 'book',
  'Play Mats & Activity Gyms': 'gym',
  'Musical Toys & Instruments': 'teddy',
  'Stuffed Animals & Loveys': 'teddy',
  'Baby Care Essentials': 'care',
  'Thermometers & Medicine': 'care',
  'Baby Grooming Kit': 'care',
  'First Aid & Safety': 'care',
  'Baby Swings & Bouncers': 'gym',
  'Playpens & Pack n Plays': 'crib',
  'Baby Walkers & Jumpers': 'pram',
  'Activity Centers & Exercisers': 'gym',
  'Baby Monitors & Tech': 'monitor',
  'Baby Books & Albums': 'book',
  'Hand & Footprint Kits': 'book',
  'Photo Props & Milestones': 'book',
  'Memory Boxes & Keepsakes': 'book',
  'Maternity Care': 'care',
  'Postpartum Essentials': 'care',
  'Nursing Accessories': 'bottles',
  'Gift Cards': 'gift',
  'Subscription Services': 'gift',
  'Cleaning & Laundry': 'care',
  Other: 'gift',
}
const names: readonly string[] = CATEGORIES
const pictures = new Map<string, string>(Object.entries(PICTURES))

/** Returns the fallback image of an item: a drawing for known categories, otherwise a wrapped gift. */
export function categoryArt(category: string): string {
  return `/icons/category/${pictures.get(listed(category)) ?? 'gift'}.svg`
}

/**
 * Returns the URL of a category's icon, whose id is the name in lower case with hyphens; a plain tag for categories that
 * owners cannot choose.
 */
export function categoryIcon(category: string): string {
  const name = listed(category)
  const id = pictures.has(name) ? name.toLowerCase().replace(/[^a-z]+/g, '-') : 'tag'
  return `/icons/symbols.svg#${id}`
}

/**
 * Returns the hue of a category in degrees: related categories are adjacent in the list and have similar hues.
 * Undefined for categories that owners cannot choose, which are grey.
 */
export function categoryHue(category: string): number | undefined {
  const place = names.indexOf(listed(category))
  return place < 0 ? undefined : Math.round((place * 360) / names.length)
}

/** Returns the listed category whose icon and hue an additional category of owners has; others unchanged. */
function listed(category: string): string {
  if (category === NEW_ITEM_CATEGORY) return 'Newborn Clothing'
  return category === NO_CATEGORY ? 'Other' : category
}
