/** Texts of what the owner's registry was given: the server's sentences, and the dashboard's. */
export const activityMessages = {
  actions: {
    verify: { done: 'Payment verified successfully', failed: 'Failed to verify payment' },
    remind: {
      done: 'Payment reminder sent successfully',
      failed: (reason?: string) => ['Failed to send reminder', reason].filter(Boolean).join('. '),
    },
    remove: { done: 'Contribution deleted successfully', failed: 'Failed to delete contribution' },
  },
  remindedLately: 'A reminder went out within the last 24 hours. Please give it a little time.',
  idsRequired: 'Please choose at least one contribution',
  idTwice: 'A contribution stands here twice',
  table: {
    fileName: 'contributions.csv',
    date: 'Date (Singapore)',
    name: 'Name',
    email: 'Email',
    gift: 'Gift',
    amount: 'Amount (SGD)',
    paidWith: 'Paid with',
    payment: 'Payment',
    thankYou: 'Thank-you',
    thanks: { not_started: 'Not started', draft: 'Draft', sent: 'Sent' },
    note: 'Note',
    verified: 'Verified',
    open: 'To confirm',
    unknown: 'Unknown',
  },
} as const
