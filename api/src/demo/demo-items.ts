import type { Category } from '@registry/shared/categories/categories'

/** An item of the demo registry; `art` names its drawing in art/. */
export interface DemoItem {
  art: string
  alt: string
  productName: string
  category: Category
  productUrl: string
  productDescription: string
  priceCents: number
  quantity: number
  acceptsPhysicalDonations: boolean
  addedDaysAgo: number
}

export const demoItems: readonly DemoItem[] = [
  {
    art: 'pram',
    alt: 'A green pram with a folding hood',
    productName: 'Foldable travel pram with rain cover',
    category: 'Strollers & Accessories',
    productUrl: 'https://www.mothercare.com.sg/search?q=travel+stroller',
    productDescription:
      'A light pram that folds with one hand, fits through the MRT gates and lies flat for naps from birth. The rain cover clips on in seconds, which our weather will thank us for.',
    priceCents: 42_000,
    quantity: 1,
    acceptsPhysicalDonations: false,
    addedDaysAgo: 27,
  },
  {
    art: 'bedside-crib',
    alt: 'A wooden crib with a mobile above it',
    productName: 'Beech bedside crib with mattress',
    category: 'Cribs & Bassinets',
    productUrl: 'https://www.ikea.com/sg/en/search/?q=cot',
    productDescription:
      'A small beech crib that stands beside our bed for the first months. One side folds down for night feeds, and the firm mattress comes with a cotton cover that goes in the wash.',
    priceCents: 34_900,
    quantity: 1,
    acceptsPhysicalDonations: false,
    addedDaysAgo: 27,
  },
  {
    art: 'car-seat',
    alt: 'A green infant car seat with a carrying handle',
    productName: 'Infant car seat, birth to 13 kg',
    category: 'Car Seats & Bases',
    productUrl: 'https://www.motherswork.com.sg/search?q=infant+car+seat',
    productDescription:
      'A rear-facing seat for the ride home from hospital and every ride to Ah Ma after that. It has side protection, a newborn insert and fits with an ordinary seat belt, so it works in a taxi too.',
    priceCents: 38_900,
    quantity: 1,
    acceptsPhysicalDonations: false,
    addedDaysAgo: 26,
  },
  {
    art: 'swaddles',
    alt: 'Three folded muslin cloths tied with a ribbon',
    productName: 'Organic muslin swaddles, set of three',
    category: 'Sleep Aids & Swaddles',
    productUrl: 'https://www.amazon.sg/s?k=organic+muslin+swaddle',
    productDescription:
      'Three soft cotton cloths of 120 by 120 cm that breathe well in our heat. They swaddle, shade the pram, catch milk and get softer with every wash.',
    priceCents: 5_400,
    quantity: 3,
    acceptsPhysicalDonations: true,
    addedDaysAgo: 24,
  },
  {
    art: 'play-gym',
    alt: 'A wooden play arch with a star, a moon and a ring',
    productName: 'Wooden play gym with cotton mat',
    category: 'Play Mats & Activity Gyms',
    productUrl: 'https://www.lazada.sg/tag/wooden-baby-gym/',
    productDescription:
      'A birch arch with three toys to reach for and a padded mat for tummy time. It folds flat behind the sofa when the floor is needed for grown-ups.',
    priceCents: 13_800,
    quantity: 1,
    acceptsPhysicalDonations: true,
    addedDaysAgo: 22,
  },
  {
    art: 'monitor',
    alt: 'A baby monitor showing a moon, with its camera',
    productName: 'Video baby monitor with night vision',
    category: 'Baby Monitors',
    productUrl: 'https://shopee.sg/search?keyword=video%20baby%20monitor',
    productDescription:
      'A camera and a parent unit that talk to each other without the internet. It sees in the dark, shows the room temperature and lets us answer from the kitchen.',
    priceCents: 22_900,
    quantity: 1,
    acceptsPhysicalDonations: false,
    addedDaysAgo: 19,
  },
  {
    art: 'carrier',
    alt: 'A baby carrier with green straps',
    productName: 'Ergonomic baby carrier in breathable mesh',
    category: 'Baby Carriers & Wraps',
    productUrl: 'https://www.motherswork.com.sg/search?q=baby+carrier',
    productDescription:
      'A soft carrier that holds from newborn to toddler, facing in or on the back. The mesh keeps both of us cooler on the walk to the market.',
    priceCents: 18_900,
    quantity: 1,
    acceptsPhysicalDonations: true,
    addedDaysAgo: 17,
  },
  {
    art: 'bottles',
    alt: 'A large and a small feeding bottle',
    productName: 'Anti-colic bottle starter set',
    category: 'Bottles & Sippy Cups',
    productUrl: 'https://www.mothercare.com.sg/search?q=anti+colic+bottle',
    productDescription:
      'Two small and two large bottles with slow-flow teats and a vent that keeps air out of the milk. All parts go in the steriliser, and the teats can be replaced.',
    priceCents: 8_990,
    quantity: 2,
    acceptsPhysicalDonations: false,
    addedDaysAgo: 14,
  },
  {
    art: 'bath',
    alt: 'A bathtub with bubbles and a yellow duck',
    productName: 'Baby bath with stand and newborn support',
    category: 'Bathtubs & Bath Seats',
    productUrl: 'https://www.ikea.com/sg/en/search/?q=baby%20bath',
    productDescription:
      'A tub at standing height, so that bath time is kind to our backs. The sling holds a newborn safely and comes out once the little one sits.',
    priceCents: 7_900,
    quantity: 1,
    acceptsPhysicalDonations: true,
    addedDaysAgo: 11,
  },
  {
    art: 'board-books',
    alt: 'A stack of board books with wooden blocks on top',
    productName: 'First board books in English, Tamil and Mandarin',
    category: 'Books & Educational Toys',
    productUrl: 'https://www.amazon.sg/s?k=bilingual+board+books+baby',
    productDescription:
      'Eight sturdy books with rounded corners and one big picture to a page, so that each grandparent can read aloud in their own language.',
    priceCents: 6_450,
    quantity: 1,
    acceptsPhysicalDonations: true,
    addedDaysAgo: 8,
  },
  {
    art: 'high-chair',
    alt: 'A high chair with wooden legs',
    productName: 'Grow-along high chair with tray',
    category: 'High Chairs & Boosters',
    productUrl: 'https://www.toysrus.com.sg/search/?q=high+chair',
    productDescription:
      'A beech chair whose seat and footrest move up as the child grows, from first porridge to primary school. The tray lifts off for washing.',
    priceCents: 25_900,
    quantity: 1,
    acceptsPhysicalDonations: false,
    addedDaysAgo: 5,
  },
  {
    art: 'elephant',
    alt: 'A soft green elephant with a scarf',
    productName: 'Knitted elephant with a scarf',
    category: 'Stuffed Animals & Loveys',
    productUrl: 'https://www.toysrus.com.sg/search/?q=elephant+soft+toy',
    productDescription:
      'A huggable elephant of organic cotton, 30 cm tall, with stitched eyes and nothing that can come off. It goes in the washing machine, which we hear matters.',
    priceCents: 4_200,
    quantity: 1,
    acceptsPhysicalDonations: true,
    addedDaysAgo: 2,
  },
]
