import { formatDollars } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'

/** The page and sheet of a single contribution. */
export const notificationMessages = {
  title: 'New Contribution',
  dashboard: 'Dashboard',
  homepage: 'Homepage',
  toDashboard: 'Go to Dashboard',
  toHomepage: 'Go to Homepage',
  waiting: {
    checking: 'Checking authentication...',
    loading: 'Loading contribution...',
    deleting: 'Deleting contribution...',
    moment: 'One moment.',
  },
  login: {
    title: 'A gift is waiting',
    text: 'You need to be logged in to view contribution details.',
    action: 'Go to Login',
    after: 'You come straight back here afterwards.',
  },
  failed: {
    title: 'Oops!',
    noId: 'No contribution ID provided',
    contribution: 'Contribution not found',
    contributor: 'Contributor not found',
    load: 'Failed to load contribution details',
  },
  gift: {
    sheetTitle: 'Contribution',
    label: (name: string) => `Contribution of ${name}`,
    from: 'from',
    close: 'Close',
    uncategorized: 'Uncategorized',
    unknown: 'Unknown',
    removedItem: 'No longer on your registry',
    progress: (given: Cents, price: Cents, percent: number) =>
      `${formatDollars(given)} of ${formatDollars(price)}, ${percent}%`,
    funded: (item: string) => `${item}, how much is given`,
    message: 'Message',
    promised: 'Promised',
    received: 'Received',
    payment: 'Payment',
    reference: 'Reference',
    email: 'Email',
    actions: 'Actions for this contribution',
    verify: 'Verify payment',
    remind: 'Send reminder',
    viewItem: 'View item',
    remove: 'Delete',
  },
} as const
