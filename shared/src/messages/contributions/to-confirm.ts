import { formatDollars } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'
import { isolated } from '../isolated.ts'

function gifts(count: number): string {
  return count === 1 ? '1 gift' : `${count} gifts`
}

/** The owner's page of unverified contributions. */
export const inboxMessages = {
  title: 'To confirm',
  heading: (count: number) => `${gifts(count)} to confirm`,
  lead: 'Open your bank app, then mark what has arrived. Guests see a gift as confirmed only after you do.',
  list: 'Gifts to confirm',
  loading: 'Loading the gifts to confirm',
  empty: {
    heading: 'Nothing to confirm',
    lead: 'Every gift that was promised so far is settled.',
    title: 'All caught up',
    text: 'When a guest says that they have paid, their gift waits here with the amount and the reference to look for in your bank.',
    action: 'Share your registry card',
  },
  failed: {
    title: 'We could not load your gifts',
    text: 'Nothing is lost: they are safe on our side.',
    /** Text from the specification. */
    sentence: 'Failed to load recent contributions',
    retry: 'Retry',
  },
  lookFor: {
    before: 'Look for',
    with: 'with',
    or: 'or',
    bank: 'in your bank',
    wise: 'in Wise',
    amount: 'amount',
    reference: 'reference',
  },
  copy: (label: string, value: string) => `Copy ${label} ${value}`,
  copied: (value: string) => `${value} copied`,
  pressAndHold: 'Press and hold to copy',
  select: (name: string, amount: string) => `Select ${name}, ${amount}`,
  selectAll: (count: number) => `Select all ${count}`,
  selected: (count: number) => `${count} selected`,
  selection: 'Selection',
  announceSelected: (count: number, sum: string) => `${count} selected, ${sum}`,
  confirmReceived: (count: number) => `Confirm ${count} received`,
  confirmShort: (count: number) => `Confirm ${count}`,
  received: 'Received',
  notReceived: 'Not received',
  remind: 'Remind',
  forGift: (action: string, name: string, amount: string) => `${action}: ${name}, ${amount}`,
  reminded: (age: string) => `Reminded ${age}`,
  confirmed: 'Confirmed',
  confirming: 'Confirming…',
  announceConfirmed: (count: number) =>
    `${gifts(count)} confirmed. You can undo this for 10 seconds.`,
  announceUndone: (count: number) => `${gifts(count)} to confirm again.`,
  undo: 'Undo',
  undoAll: (count: number) => `Undo all ${count}`,
  seconds: (seconds: number) => `${seconds} s`,
  /** Text from the specification. */
  verifyFailed: 'Failed to verify payment',
  retry: 'Retry',
  gone: 'This gift is no longer on your registry',
  remindedSeveral: (count: number) =>
    count === 1
      ? 'Payment reminder sent successfully'
      : `${count} payment reminders sent successfully`,
  remindedOf: (sent: number, total: number) => `${sent} of ${total} reminders sent`,
  remindFailed: (count: number) =>
    count === 1 ? 'Failed to send reminder' : `Failed to send ${count} reminders`,
  noneToRemind: 'Everybody selected was reminded within the last 24 hours or left no address.',
  refuse: {
    title: 'Has it not arrived?',
    question: (name: string, amount: Cents, item: string) =>
      `This removes the ${formatDollars(amount)} that ${isolated(name)} promised for "${isolated(item)}", and others can give that part again. Nobody is told. If the money may still be on its way, send a reminder instead. This action cannot be undone.`,
    confirm: 'Remove gift',
    cancel: 'Keep it',
  },
  history: {
    title: 'Confirmed earlier',
    all: 'All history',
    fewer: 'Show fewer',
    none: 'What you confirm is listed here.',
    loading: 'Loading what was confirmed',
  },
  pager: {
    label: 'Pages',
    newer: 'Newer',
    older: 'Older',
    range: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  },
} as const
