import type { Category } from '@registry/shared/categories/categories'
import type { SuitableAge } from '@registry/shared/offerings/choices'
import type { Condition } from '@registry/shared/offerings/conditions'
import type { OfferingStatus } from '@registry/shared/offerings/statuses'

/** An offering of the demo registry; `photos` name drawings in art/. */
export interface DemoOffering {
  photos: readonly string[]
  offererName: string
  offererPhone?: string
  itemName: string
  description: string
  category: Category
  condition: Condition
  conditionNotes?: string
  itemAge?: string
  originalBrand?: string
  quantity: number
  suitableAge: SuitableAge
  personalMessage?: string
  availability: { pickupAvailable: boolean; deliveryAvailable: boolean; notes?: string }
  status: OfferingStatus
  hoursAgo: number
  /** Messages of the thread, oldest first. */
  thread?: readonly { from: 'owner' | 'offerer'; body: string; hoursAgo: number }[]
  /** Texts of the owner: on acceptance, rejection and delivery. */
  adminNotes?: string
  reason?: string
  thankYou?: string
}

export const demoOfferings: readonly DemoOffering[] = [
  {
    photos: ['offered-bouncer', 'offered-bouncer-seat'],
    offererName: 'Shanti Pillai',
    offererPhone: '+65 8000 0001',
    itemName: 'Bouncer with toy bar',
    description:
      "A bouncer that rocks by the baby's own kicks, with a toy bar that comes off. The cover goes in the wash.",
    category: 'Baby Swings & Bouncers',
    condition: 'Gently Used',
    conditionNotes: 'One pale spot on the seat, see the second photo.',
    itemAge: '14 months',
    quantity: 1,
    suitableAge: '0-3 months',
    personalMessage: 'Our girl took every nap in it. We would love to see it go to you!',
    availability: {
      pickupAvailable: true,
      deliveryAvailable: false,
      notes: 'Any evening after seven, lift lobby B, Tampines.',
    },
    status: 'pending_review',
    hoursAgo: 5,
  },
  {
    photos: ['offered-clothes'],
    offererName: 'Weiling Goh',
    itemName: 'Bag of newborn clothes',
    description:
      'About twenty pieces for the first months: rompers, mittens, hats and two sleep bags, all washed and sorted by size.',
    category: 'Newborn Clothing',
    condition: 'Gently Used',
    itemAge: '8 months',
    quantity: 1,
    suitableAge: '0-3 months',
    availability: { pickupAvailable: true, deliveryAvailable: true },
    status: 'pending_review',
    hoursAgo: 31,
  },
  {
    photos: ['offered-moses-basket'],
    offererName: 'Deepa and Arjun Iyer',
    offererPhone: '+91 90000 00002',
    itemName: 'Moses basket with stand',
    description:
      'A palm basket with a folding stand, mattress and two cotton sheets. It stood in our bedroom for four months.',
    category: 'Cribs & Bassinets',
    condition: 'Like New',
    itemAge: '1 year',
    quantity: 1,
    suitableAge: '0-3 months',
    personalMessage: 'Two cousins have slept in it already. It brings good dreams.',
    availability: {
      pickupAvailable: false,
      deliveryAvailable: true,
      notes: 'We bring it when we visit next month.',
    },
    status: 'interested',
    hoursAgo: 76,
    adminNotes: 'Thank you both! This is just what is still missing beside our bed.',
    thread: [
      { from: 'owner', body: 'Does the stand fold flat? Our room is small.', hoursAgo: 52 },
      {
        from: 'offerer',
        body: 'It does, to the width of a hand. It fits behind a door.',
        hoursAgo: 49,
      },
    ],
  },
  {
    photos: [],
    offererName: 'Siew Hoon and Peter',
    itemName: 'Cloth diapers, set of twelve',
    description:
      'Twelve cotton diapers with four covers in two sizes. They were boiled and dried in the sun, and are as soft as on the first day.',
    category: 'Diapers & Wipes',
    condition: 'Good',
    quantity: 12,
    suitableAge: '3-6 months',
    availability: { pickupAvailable: true, deliveryAvailable: true },
    status: 'available',
    hoursAgo: 110,
    adminNotes: 'Yes please, we would like to try them.',
  },
  {
    photos: ['offered-nursing-pillow'],
    offererName: 'Nurul Aisyah',
    itemName: 'Nursing pillow with spare cover',
    description:
      'A firm half-moon pillow for feeding and, later, for tummy time. Both covers close with a zip.',
    category: 'Breastfeeding & Pumping',
    condition: 'Well Used',
    conditionNotes: 'The filling is a little softer on one side.',
    quantity: 1,
    suitableAge: 'Any age',
    availability: { pickupAvailable: true, deliveryAvailable: true },
    status: 'confirmed',
    hoursAgo: 150,
    thread: [
      { from: 'offerer', body: 'Shall I leave it with your neighbour on Saturday?', hoursAgo: 26 },
    ],
  },
  {
    photos: ['offered-steriliser'],
    offererName: 'Grace Ong',
    itemName: 'Bottle steriliser for six bottles',
    description:
      'An electric steam steriliser that does six bottles in eight minutes and turns itself off. Descaled last week.',
    category: 'Feeding Essentials',
    condition: 'Gently Used',
    itemAge: '2 years',
    originalBrand: 'Moonbow',
    quantity: 1,
    suitableAge: 'Any age',
    availability: { pickupAvailable: true, deliveryAvailable: false },
    status: 'delivered',
    hoursAgo: 400,
    thankYou:
      'It hums along every evening now. Thank you, Grace, you saved us a corner of the kitchen!',
  },
  {
    photos: [],
    offererName: 'Kelvin Tay',
    itemName: 'Infant car seat',
    description: 'A rear-facing car seat from our first child, kept in the storeroom since.',
    category: 'Car Seats & Bases',
    condition: 'Well Used',
    itemAge: '9 years',
    quantity: 1,
    suitableAge: '0-3 months',
    availability: { pickupAvailable: true, deliveryAvailable: false },
    status: 'cancelled',
    hoursAgo: 500,
    reason: 'How kind of you! Car seats may be used for six years, so we would rather not.',
  },
]
