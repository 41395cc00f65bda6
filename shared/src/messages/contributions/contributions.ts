import { formatDollars } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'
import { isolated } from '../isolated.ts'

export const MESSAGE_MAX = 500

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four'] as const

/** The contribution dialog: steps, field messages and the summary on Next. */
export const contributionMessages = {
  titles: {
    form: 'Make a Contribution',
    payment: 'Complete Payment',
    success: 'Thank You!',
  },
  step: (step: number) => `Step ${step} of 3`,
  close: 'Close',
  yourGift: 'Your gift',
  inDollars: 'in Singapore dollars',
  suggested: 'Suggested amounts',
  all: (left: string) => `All ${left}`,
  less: 'One dollar less',
  more: 'One dollar more',
  slider: 'Amount',
  sliderValue: (amount: string, left: string) => `${amount} of ${left}`,
  fillsIt: (left: string) => `${left} fills it`,
  noteTo: (name: string) => `A note to ${name}`,
  noteCount: (count: number) => `Optional, ${count} / ${MESSAGE_MAX}`,
  notePlaceholder: 'They keep every note',
  noteIdeas: 'Ideas for a note',
  starters: ['Congratulations!', 'With love', 'So happy for you both'],
  yourName: 'Your name',
  yourEmail: 'Your email',
  public: {
    label: 'Shown to everyone',
    hideName: 'Hide my name',
    hideAmount: 'Hide the amount',
    /** What visitors of the page see of a contribution; keep it true with `toPublicContributor`. */
    shown: {
      all: 'Your name, amount and note appear on this page; your email does not.',
      withoutName:
        'Your amount and note appear on this page, from “A friend”; your name and email do not.',
      withoutAmount: 'Your name and note appear on this page; your amount and email do not.',
      noteOnly:
        'Your note appears on this page, from “A friend”; your name, amount and email do not.',
    },
    /** The sums of an item are public, so a hidden amount may be computed from them. */
    inTotal: 'The total of the gift still counts it, so others may work it out.',
    owner: 'The parents see your name, the amount and your email.',
  },
  youGive: 'You give',
  from: 'From',
  note: 'Note',
  given: (price: string) => `of ${price}`,
  toGo: (left: string) => `${left} to go`,
  finishes: (left: string) => `${left} finishes it.`,
  reaches: (amount: string, percent: number) => `With your ${amount} it reaches ${percent}%.`,
  assurance: 'You pay from your own bank or app. We never see your bank details and take no fee.',
  tip: {
    title: 'How paying works',
    steps: [
      'Next shows the ways to pay, each with a code or a link.',
      'You pay in your own app, then come back and tick that you have.',
      'The parents see your gift at once, and confirm it when it has arrived.',
    ],
  },
  checkHeading: (count: number) =>
    count === 1 ? 'Please check one thing' : `Please check ${COUNT_WORDS[count] ?? count} things`,
  sending: 'Sending your gift...',
  leftNow: (left: Cents) =>
    `Only ${formatDollars(left)} is left of this gift now. Your note is kept.`,
  onlyLeft: (left: Cents) =>
    `Only ${formatDollars(left)} is left of this gift now. Your note is kept. If you have already paid more, please tell the parents.`,
  giveWhatIsLeft: (left: Cents) => `Give ${formatDollars(left)} instead`,
  anotherGift: 'Choose another gift',
  complete: 'This gift is complete now. Choose another one: your words are kept for it.',
  nothingLeft:
    'This gift is complete now, so yours was not recorded. If you have already paid, please tell the parents; if not, please choose another gift: your words are kept for it.',
  gone: 'The parents took this gift off their list, so yours was not recorded. If you have already paid, please tell them; if not, please choose another gift.',
  registryGone:
    'This registry is no longer open, so your gift was not recorded. If you have already paid, please tell the parents.',
  goneMeanwhile:
    'The parents took this gift off their list. Choose another one: your words are kept for it.',
  thanks: (name: string, hasNote: boolean) =>
    `${name} can see your gift${hasNote ? ' and your note' : ''} now.`,
  confirmed: 'They confirm it when it reaches their bank, usually within a day.',
  confirmedByHand: 'They confirm it when it reaches them.',
  completed: 'Your gift completes it',
  share: 'Share this registry',
  linkCopied: 'Link copied',
  copyByHand: (link: string) => `Press and hold to copy: ${link}`,
  toward: 'Toward',
  paidWith: 'Paid with',
  reference: 'Reference',
  backToRegistry: 'Back to Registry',
  next: 'Next',
  previous: 'Previous',
  confirm: 'Confirm Contribution',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  amountInvalid: 'Please enter a valid amount',
  amountAbove: (left: Cents) => `Amount cannot exceed ${formatDollars(left)}`,
  messageTooLong: 'Message cannot exceed 500 characters',
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
  unanswered:
    'Please check your connection. What you wrote is kept, and your gift counts once, however often you try.',
  /** The form was sent before, with other values. */
  sentBefore:
    'You have sent a gift from this form already, and it counts. To give another one, please confirm again.',
  tryAgain: 'Try Again',
  againIn: (seconds: number) =>
    `Trying again by itself in ${seconds} s. Your gift counts once, however often it is sent.`,
  /** On the page, after the sheet was closed. */
  unconfirmed: {
    title: 'Your gift is not confirmed yet',
    text: (item: string) =>
      `${isolated(item)}: please send it again. It counts once, however often you try.`,
    open: 'Back to my gift',
  },
  noSession: 'Unable to authenticate with server',
} as const
