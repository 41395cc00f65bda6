/** The payment step without the panels of its methods. */
export const paymentMessages = {
  choose: 'Choose how to pay',
  methods: {
    'singapore-paynow': { name: 'PayNow', place: 'Singapore' },
    'wise-transfer': { name: 'Wise', place: 'Transfer' },
    'india-upi': { name: 'UPI', place: 'India' },
  },
  none: 'These parents have not set up online payments yet. Please ask them how they would like to receive your gift.',
  confirmPaid: (amount: string, method: string) => `I have paid ${amount} with ${method}.`,
  confirmPaidUnknown: (amount: string) => `I have paid ${amount}.`,
  chooseFirst: 'Choose a payment method first',
  tickFirst: 'Tick the box once you have paid',
  tickNeedsMethod: 'Choose how to pay first',
  wentThrough: 'Did the payment go through?',
  yes: 'Yes',
  notYet: 'Not yet',
  amountRequired: 'Valid amount is required',
} as const
