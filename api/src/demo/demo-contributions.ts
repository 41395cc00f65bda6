import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'

/** A contribution of the demo registry to the item with this drawing. */
export interface DemoContribution {
  art: string
  name: string
  email: string
  amountCents: number
  method: PaymentMethod | 'Unknown'
  hoursAgo: number
  isVerified: boolean
  message: string | null
}

type Row = [
  art: string,
  name: string,
  amountCents: number,
  method: DemoContribution['method'],
  hoursAgo: number,
  state: 'verified' | 'open',
  message?: string,
]

const PAYNOW = 'singapore-paynow'
const UPI = 'india-upi'
const WISE = 'wise-transfer'

const rows: Row[] = [
  [
    'pram',
    'Paati and Thatha',
    10_100,
    UPI,
    598,
    'verified',
    'Our blessings from Chennai, kanna. We are counting the days. Eat well and rest in the afternoons.',
  ],
  [
    'swaddles',
    'Mei Ling Koh',
    3_000,
    PAYNOW,
    561,
    'verified',
    'So happy for you two! Aunty is already planning the one-month party.',
  ],
  [
    'bedside-crib',
    'Ah Ma',
    8_800,
    PAYNOW,
    552,
    'verified',
    'Must sleep properly, so buy the good one. From Ah Ma and everybody in Toa Payoh.',
  ],
  [
    'car-seat',
    'Uncle Ravi and Latha Aunty',
    10_000,
    PAYNOW,
    505,
    'verified',
    'For the ride home. Drive slowly, Marcus, the whole family is watching!',
  ],
  [
    'play-gym',
    'Hafiz Rahman',
    5_000,
    PAYNOW,
    480,
    'verified',
    'Congrats bro! Sleep while you can, ah.',
  ],
  [
    'swaddles',
    'Nurul Aisyah',
    2_400,
    PAYNOW,
    455,
    'verified',
    'You can never have too many of these, trust me. With lots of love, Anjali.',
  ],
  [
    'pram',
    'Team Level 9',
    8_000,
    PAYNOW,
    408,
    'verified',
    'From all of us in the office. Your desk plants are safe, we promise.',
  ],
  [
    'monitor',
    'Rohan Mehta',
    5_000,
    WISE,
    388,
    'verified',
    'From across the seas in London, for many peaceful nights. Big hugs to you both.',
  ],
  [
    'play-gym',
    'Deepa and Arjun Iyer',
    5_000,
    UPI,
    350,
    'verified',
    'Our little one loved hers to bits. All good wishes from Bengaluru!',
  ],
  [
    'bedside-crib',
    'Wei Xiang',
    5_000,
    PAYNOW,
    331,
    'verified',
    'First-time uncle reporting for duty. I will assemble it too.',
  ],
  [
    'carrier',
    'Sarah Lim',
    5_000,
    PAYNOW,
    298,
    'verified',
    'Hands free for kopi! Best thing we ever had.',
  ],
  [
    'car-seat',
    'The Pillai family',
    7_500,
    UPI,
    262,
    'verified',
    'Safe travels to the newest member. Ammamma sends a big kiss from Kochi.',
  ],
  ['bottles', 'Grace Ong', 3_000, PAYNOW, 238, 'verified', 'For the night shift team. Jia you!'],
  ['play-gym', 'Daniel Chong', 3_800, PAYNOW, 214, 'verified'],
  [
    'pram',
    'Farah Osman',
    3_000,
    PAYNOW,
    190,
    'verified',
    'Cannot wait to push this baby round the Botanic Gardens with you.',
  ],
  [
    'bath',
    'Kavitha Nair',
    2_500,
    UPI,
    168,
    'verified',
    'Chechi will teach you the proper oil massage before every bath!',
  ],
  [
    'monitor',
    'Jia Hui Ng',
    3_000,
    PAYNOW,
    143,
    'verified',
    'So that you can both watch and not blink, like me with my first.',
  ],
  [
    'board-books',
    'Miss Fernandez',
    2_000,
    PAYNOW,
    121,
    'verified',
    'Read to the baby from day one. Your old teacher is very proud of you.',
  ],
  [
    'bedside-crib',
    'Vikram Rao',
    6_600,
    UPI,
    97,
    'verified',
    'To late nights of a different kind, Marcus. Congratulations, both of you!',
  ],
  [
    'car-seat',
    'Siew Hoon and Peter',
    8_000,
    PAYNOW,
    74,
    'verified',
    'Wishing you a smooth delivery and a healthy baby.',
  ],
  [
    'pram',
    'Priyanka Shah',
    2_500,
    WISE,
    51,
    'open',
    'From Mumbai with all my love. Naming ceremony, I am flying in.',
  ],
  ['bottles', 'Adeline Teo', 1_500, 'Unknown', 46, 'open'],
  [
    'carrier',
    'Suresh Kumar',
    3_600,
    PAYNOW,
    29,
    'verified',
    'For long walks at East Coast Park, all three of you.',
  ],
  [
    'board-books',
    'Rachel and Ben',
    2_500,
    PAYNOW,
    20,
    'open',
    'We have hidden our favourite among them. Happy reading, little one!',
  ],
  [
    'monitor',
    'Meera Krishnan',
    2_000,
    UPI,
    7,
    'open',
    'Counting the days, akka! Tell the baby that chithi is waiting.',
  ],
  [
    'bath',
    'Li Ting Chua',
    1_600,
    PAYNOW,
    3,
    'open',
    'Splash splash! Congratulations, neighbours. Call us any time for babysitting.',
  ],
]

const toEmail = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@example.com`

export const demoContributions: readonly DemoContribution[] = rows.map(
  ([art, name, amountCents, method, hoursAgo, state, message = null]) => ({
    art,
    name,
    email: toEmail(name),
    amountCents,
    method,
    hoursAgo,
    isVerified: state === 'verified',
    message,
  }),
)
