import { type Category, NEW_ITEM_CATEGORY } from '@registry/shared/categories/categories'

/** Fallback image for items without one, icon of the category, and its hue in degrees. */
type Look = readonly [picture: string, icon: string, hue: number]

/** Related categories are adjacent and have similar hues. */
const LOOKS: Record<Category, Look> = {
  'Feeding Essentials': ['bottles', 'utensils', 0],
  'Bottles & Sippy Cups': ['bottles', 'milk', 7],
  'Breastfeeding & Pumping': ['bottles', 'droplets', 13],
  'High Chairs & Boosters': ['highchair', 'armchair', 20],
  'Bibs & Burp Cloths': ['bottles', 'soup', 27],
  'Cribs & Bassinets': ['crib', 'bed-single', 33],
  'Mattresses & Bedding': ['swaddle', 'bed-double', 40],
  'Sleep Aids & Swaddles': ['swaddle', 'moon', 47],
  'Nursery Furniture': ['crib', 'rocking-chair', 53],
  'Nursery Decor & Lighting': ['crib', 'lamp', 60],
  'Newborn Clothing': ['clothes', 'shirt', 67],
  'Baby Shoes & Socks': ['clothes', 'sport-shoe', 73],
  'Hats & Accessories': ['clothes', 'hat-glasses', 80],
  'Seasonal Clothing': ['clothes', 'snowflake', 87],
  'Special Occasion Outfits': ['clothes', 'party-popper', 93],
  'Diapers & Wipes': ['swaddle', 'package', 100],
  'Changing Tables & Pads': ['swaddle', 'layers', 107],
  'Baby Bath Essentials': ['bath', 'bubbles', 113],
  'Bathtubs & Bath Seats': ['bath', 'bath', 120],
  'Potty Training': ['bath', 'toilet', 127],
  'Car Seats & Bases': ['pram', 'car', 133],
  'Strollers & Accessories': ['pram', 'baby', 140],
  'Baby Carriers & Wraps': ['pram', 'person-standing', 147],
  'Diaper Bags & Travel Gear': ['bag', 'backpack', 153],
  'Travel Accessories': ['bag', 'plane', 160],
  'Baby Gates & Barriers': ['monitor', 'fence', 167],
  'Outlet Covers & Locks': ['monitor', 'plug', 173],
  'Baby Monitors': ['monitor', 'webcam', 180],
  'Safety Equipment': ['monitor', 'shield-check', 187],
  'Newborn Toys & Rattles': ['teddy', 'toy-brick', 193],
  'Books & Educational Toys': ['book', 'book-open', 200],
  'Play Mats & Activity Gyms': ['gym', 'puzzle', 207],
  'Musical Toys & Instruments': ['teddy', 'music', 213],
  'Stuffed Animals & Loveys': ['teddy', 'rabbit', 220],
  'Baby Care Essentials': ['care', 'hand-heart', 227],
  'Thermometers & Medicine': ['care', 'thermometer', 233],
  'Baby Grooming Kit': ['care', 'scissors', 240],
  'First Aid & Safety': ['care', 'briefcase-medical', 247],
  'Baby Swings & Bouncers': ['gym', 'ferris-wheel', 253],
  'Playpens & Pack n Plays': ['crib', 'tent', 260],
  'Baby Walkers & Jumpers': ['pram', 'rocket', 267],
  'Activity Centers & Exercisers': ['gym', 'volleyball', 273],
  'Baby Monitors & Tech': ['monitor', 'monitor-smartphone', 280],
  'Baby Books & Albums': ['book', 'album', 287],
  'Hand & Footprint Kits': ['book', 'footprints', 293],
  'Photo Props & Milestones': ['book', 'camera', 300],
  'Memory Boxes & Keepsakes': ['book', 'archive', 307],
  'Maternity Care': ['care', 'flower', 313],
  'Postpartum Essentials': ['care', 'heart-pulse', 320],
  'Nursing Accessories': ['bottles', 'heart-handshake', 327],
  'Gift Cards': ['gift', 'ticket', 333],
  'Subscription Services': ['gift', 'calendar-sync', 340],
  'Cleaning & Laundry': ['care', 'washing-machine', 347],
  Other: ['gift', 'gift', 353],
}

const looks = new Map<string, Look>([
  ...Object.entries(LOOKS),
  [NEW_ITEM_CATEGORY, LOOKS['Newborn Clothing']],
])

/** Returns the fallback image of an item: a drawing for known categories, otherwise a wrapped gift. */
export function categoryArt(category: string): string {
  return `/icons/category/${looks.get(category)?.[0] ?? 'gift'}.svg`
}

/** Returns the URL of a category's icon; a plain tag for custom categories. */
export function categoryIcon(category: string): string {
  return `/icons/categories.svg#${looks.get(category)?.[1] ?? 'tag'}`
}

/** Returns the hue of a category; undefined for custom categories, which are grey. */
export function categoryHue(category: string): number | undefined {
  return looks.get(category)?.[2]
}
