import { formatDollars } from '../money/format-money.ts'
import type { Cents } from '../money/money.ts'

export const MESSAGE_MAX = 500

/** Texts of the contribution modal: the steps, the field messages and the summary on Next. */
export const contributionMessages = {
  titles: {
    form: 'Make a Contribution',
    payment: 'Complete Payment',
    success: 'Thank You!',
  },
  next: 'Next',
  previous: 'Previous',
  confirm: 'Confirm Contribution',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  amountInvalid: 'Please enter a valid amount',
  amountAbove: (left: Cents) => `Amount cannot exceed ${formatDollars(left)}`,
  messageTooLong: `Message cannot exceed ${MESSAGE_MAX} characters`,
  summary: {
    name: 'Please enter your name',
    email: 'Please enter your email',
    emailInvalid: 'Please enter a valid email address',
    amount: 'Please enter a valid contribution amount',
    amountAbove: (left: Cents) =>
      `Amount cannot exceed the remaining needed: ${formatDollars(left)}`,
  },
  rateLimited:
    'Whoa there! Our little server is getting lots of love right now. Please wait a moment and try again - even babies need a breather!',
  failed: 'Failed to process contribution. Please try again.',
  noSession: 'Unable to authenticate with server',
} as const
