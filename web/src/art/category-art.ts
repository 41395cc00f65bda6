import type { Category } from '@registry/shared/categories/categories'

const ART = {
  bottles: [
    'Feeding Essentials',
    'Bottles & Sippy Cups',
    'Breastfeeding & Pumping',
    'Bibs & Burp Cloths',
    'Nursing Accessories',
  ],
  highchair: ['High Chairs & Boosters'],
  crib: [
    'Cribs & Bassinets',
    'Nursery Furniture',
    'Nursery Decor & Lighting',
    'Playpens & Pack n Plays',
  ],
  swaddle: [
    'Mattresses & Bedding',
    'Sleep Aids & Swaddles',
    'Diapers & Wipes',
    'Changing Tables & Pads',
  ],
  clothes: [
    'Newborn Clothing',
    'Baby Shoes & Socks',
    'Hats & Accessories',
    'Seasonal Clothing',
    'Special Occasion Outfits',
  ],
  bath: ['Baby Bath Essentials', 'Bathtubs & Bath Seats', 'Potty Training'],
  pram: [
    'Car Seats & Bases',
    'Strollers & Accessories',
    'Baby Carriers & Wraps',
    'Baby Walkers & Jumpers',
  ],
  bag: ['Diaper Bags & Travel Gear', 'Travel Accessories'],
  monitor: [
    'Baby Monitors',
    'Baby Monitors & Tech',
    'Baby Gates & Barriers',
    'Outlet Covers & Locks',
    'Safety Equipment',
  ],
  teddy: ['Stuffed Animals & Loveys', 'Newborn Toys & Rattles', 'Musical Toys & Instruments'],
  book: [
    'Books & Educational Toys',
    'Baby Books & Albums',
    'Hand & Footprint Kits',
    'Photo Props & Milestones',
    'Memory Boxes & Keepsakes',
  ],
  gym: ['Play Mats & Activity Gyms', 'Baby Swings & Bouncers', 'Activity Centers & Exercisers'],
  care: [
    'Baby Care Essentials',
    'Thermometers & Medicine',
    'Baby Grooming Kit',
    'First Aid & Safety',
    'Maternity Care',
    'Postpartum Essentials',
    'Cleaning & Laundry',
  ],
  gift: ['Gift Cards', 'Subscription Services', 'Other'],
} as const satisfies Record<string, readonly Category[]>

const artOf = new Map<string, string>(
  Object.entries(ART).flatMap(([art, categories]) =>
    categories.map((category): [string, string] => [category, art]),
  ),
)

/** Our own picture for a category, for items without one; a wrapped gift for any other category. */
export function categoryArt(category: string): string {
  return `/icons/category/${artOf.get(category) ?? 'gift'}.svg`
}
