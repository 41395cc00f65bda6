import { formatDollars } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'
import { formatWait } from '../format-wait.ts'
import { isolated } from '../isolated.ts'

const withReason = (text: string, reason?: string) => [text, reason].filter(Boolean)

const ofGift = (name: string, amount: Cents) => `${name}, ${formatDollars(amount)}`

/** Contributions on the dashboard, including the server's messages. */
export const activityMessages = {
  actions: {
    verify: { done: 'Payment verified successfully', failed: 'Failed to verify payment' },
    remind: {
      done: 'Payment reminder sent successfully',
      failed: (reason?: string) => withReason('Failed to send reminder', reason).join('. '),
    },
    remove: { done: 'Contribution deleted successfully', failed: 'Failed to delete contribution' },
  },
  /** The same failures in an item's details. */
  failedInDetails: {
    verify: 'Failed to verify payment. Please try again.',
    remind: (reason?: string) =>
      withReason('Failed to send payment reminder. Please try again.', reason).join(' '),
    remove: 'Failed to delete contribution. Please try again.',
  },
  gift: {
    show: (name: string, amount: Cents) => `Show the gift of ${ofGift(name, amount)}`,
    verified: 'Verified',
    open: 'To confirm',
    verify: 'Verify',
    verifyOf: (name: string, amount: Cents) => `Verify ${ofGift(name, amount)}`,
    remind: 'Remind',
    remindOf: (name: string, amount: Cents) => `Remind ${ofGift(name, amount)}`,
    removeOf: (name: string, amount: Cents) => `Delete ${ofGift(name, amount)}`,
    actionsOf: (name: string, amount: Cents) => `Actions for ${ofGift(name, amount)}`,
    reminded: (count: number) => (count === 1 ? 'Reminded once' : `Reminded ${count} times`),
    claimed: (age: string) => `Said ${age} that it was paid`,
    remindAgain: (waitMs: number) =>
      `You can send the next reminder in ${formatWait(waitMs / 1000)}.`,
    noAddress: 'No email address to remind',
    noAddressReason: 'They left no email address to which a reminder could go.',
  },
  question: {
    title: 'Delete this contribution?',
    question: (name: string, amount: Cents, item: string) =>
      `Are you sure you want to delete the contribution of ${formatDollars(amount)} from ${isolated(name)} toward "${isolated(item)}"? Its amount is taken off the item. This action cannot be undone.`,
    confirm: 'Delete contribution',
    cancel: 'Cancel',
  },
  panel: {
    title: 'Recent activity',
    currency: 'All amounts in Singapore dollars',
    value: 'Registry value',
    given: 'Contributed',
    count: 'Contributions',
    today: 'Today',
    unknown: '–',
    loading: 'Your recent contributions are on their way',
    emptyTitle: 'No contributions yet',
    emptyText: 'Share your page, and every gift will show up here.',
    failed: 'Failed to load recent contributions',
    failedText: 'The rest of your dashboard works. Nothing is lost.',
    tryAgain: 'Try Again',
    removedItem: 'No longer on your registry',
  },
  pager: {
    label: 'Activity pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    range: (from: number, to: number, of: number) => `${from} to ${to} of ${of}`,
    latest: (from: number, to: number, of: number) => `${from} to ${to} of the latest ${of}`,
    shown: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  thankYou: {
    title: 'Auto thank-you',
    text: 'Email a warm thank-you as soon as someone gives.',
    loadFailed: 'This setting did not load.',
    failed: 'Failed to update auto thank you setting',
    tryAgain: 'Try Again',
  },
  standing: {
    title: 'Where you stand',
    bar: 'Confirmed and promised',
    confirmedOf: (value: Cents) => `confirmed in your bank, of ${formatDollars(value)}`,
    confirmed: 'Confirmed',
    promised: 'Promised',
    left: 'Still needed',
    ofDeleted: 'For deleted items',
    complete: (done: number, all: number) =>
      [`${done} of ${all}`, all === 1 ? 'gift complete' : 'gifts complete'] as const,
    thankYous: (count: number) => (count === 1 ? '1 thank-you left' : `${count} thank-yous left`),
  },
  remindedLately: 'A reminder went out within the last 24 hours. Please give it a little time.',
  remindedOften:
    'This guest was sent many reminders in the last 24 hours. Please try again tomorrow.',
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
