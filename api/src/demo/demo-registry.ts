export const demoEmail = 'demo@example.com'

/** Owner and registry of the demo. Phone number, UPI ID and Wise tag are unassigned. */
export const demoRegistry = {
  ownerName: 'Anjali Tan',
  name: 'Anjali and Marcus',
  title: 'Welcoming Baby Tan',
  subtitle:
    'Our first little one is on the way, and we could not be happier. Having you with us is the best gift. If you would like to give something more, here is what we would dearly use.',
  daysUntilShower: 46,
  payment: {
    paynow_proxy: '+6590000000',
    upi_vpa: 'anjali.tan@examplebank',
    wise_tag: 'anjalitan-example',
    paynow_bank_shows: 'ANJALI T**',
    upi_bank_shows: 'ANJALI T**',
    wise_bank_shows: 'ANJALI T**',
  },
} as const
