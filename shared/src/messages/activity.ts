/** Texts of the owner's contributions that the server says. */
export const activityMessages = {
  remindedLately: 'A reminder went out within the last 24 hours. Please give it a little time.',
  table: {
    fileName: 'contributions.csv',
    date: 'Date (Singapore)',
    name: 'Name',
    email: 'Email',
    gift: 'Gift',
    amount: 'Amount (SGD)',
    paidWith: 'Paid with',
    payment: 'Payment',
    note: 'Note',
    verified: 'Verified',
    open: 'To confirm',
    unknown: 'Unknown',
  },
} as const
