import { isolated } from '../isolated.ts'

/** The screen on which owners write thank-you notes. */
export const deskMessages = {
  title: 'Thank-yous',
  headline: (toWrite: number) => {
    if (toWrite === 0) return 'Everybody is thanked'
    return toWrite === 1 ? '1 thank-you to write' : `${toWrite} thank-yous to write`
  },
  lead: 'Every note is drafted for you. Change a word or two and send it your way.',
  leadWhenDone: 'New gifts will gather here, each with a note that is drafted for you.',
  print: 'Print',
  export: 'Export CSV',
  exportFailed: (reason: string) => `Your gifts could not be exported. ${reason}`,
  guests: 'Guests',
  note: 'Note',
  filterLabel: 'Which guests to show',
  filters: { toWrite: 'To write', sent: 'Sent', all: 'All' },
  status: { not_started: 'Not started', draft: 'Draft', sent: 'Sent' },
  gifts: (count: number) => `${count} gifts`,
  unverified: 'Gifts that you have not confirmed yet are on this list too.',
  firstOf: (shown: number, total: number) => `The first ${shown} of ${total} guests.`,
  select: 'Select several',
  selectAll: 'Select all',
  selectGuest: (name: string) => `Select ${name}`,
  selected: (count: number) => `${people(count)} selected`,
  stopSelecting: 'Stop selecting',
  markSelected: 'Mark as sent',
  to: (name: string) => ['To ', name] as const,
  back: 'Back to the list',
  noAddress: 'No email address',
  sentOn: (day: string) => `Sent ${day}`,
  toConfirm: 'To confirm',
  thanked: 'Thanked',
  thankedByMail: 'Thanked by mail automatically',
  theirWords: 'Their words',
  yourNote: 'Your note',
  toneLabel: 'Tone',
  tones: { warm: 'Warm', short: 'Short', funny: 'Funny' },
  counted: (length: number, most: number) =>
    `${length.toLocaleString('en-SG')} of ${most.toLocaleString('en-SG')}`,
  replace: {
    title: 'Replace what you wrote?',
    question: (tone: string) =>
      `The note in the tone “${tone}” takes the place of your own words. They cannot be brought back.`,
    confirm: 'Replace',
    cancel: 'Keep mine',
  },
  saving: 'Saving…',
  saved: 'Draft saved',
  notSaved: 'Not saved yet',
  saveFailed: (reason: string) =>
    `Your note is kept in this browser, but it could not be saved. ${reason}`,
  retry: 'Retry',
  send: 'Send email',
  sendAgain: 'Send again',
  answers: (address: string) => `Answers reach you at ${address}.`,
  links: 'In an email, links are written so that they lead nowhere. WhatsApp keeps them.',
  whatsApp: 'WhatsApp',
  newTab: 'opens in a new tab',
  copy: 'Copy',
  copied: 'Copied',
  copyAnnounced: 'Your note is on the clipboard.',
  copyRefused: 'Your browser does not let us copy. Your note is selected: copy it by hand.',
  afterwards: 'Did it reach them? Then mark it as sent.',
  markSent: 'Mark as sent',
  markNotSent: 'Mark as not sent',
  undo: 'Undo',
  done: {
    sent: (name: string) => `Thank-you on its way to ${isolated(name)}`,
    marked: (name: string) => `Marked as sent: ${isolated(name)}`,
    unmarked: (name: string) => `Marked as not sent: ${isolated(name)}`,
    several: (count: number) => `${people(count)} marked as sent`,
    severalUnmarked: (count: number) => `${people(count)} marked as not sent`,
  },
  failed: {
    send: (name: string, reason: string) =>
      `Your note to ${isolated(name)} was not sent. ${reason}`,
    mark: (name: string, reason: string) => `We could not mark ${isolated(name)}. ${reason}`,
    several: (count: number, reason: string) => `${people(count)} could not be marked. ${reason}`,
  },
  sentElsewhere: 'In the meantime it was sent, or marked as sent, on another device.',
  openNote: 'Open the note',
  dismiss: 'Dismiss',
  unknown: 'Something went wrong on our side. Please try again.',
  loading: 'Your guests are on their way',
  error: {
    title: 'Your guests did not load',
    text: 'Please check your connection and try again.',
  },
  empty: {
    title: 'Nobody to thank yet',
    text: 'Everybody who gives appears here, with a note that is drafted for them.',
    action: 'See your public page',
  },
  noResult: {
    toWrite: 'Nobody waits for a note',
    toWriteText: 'Every guest is thanked. New gifts will gather here.',
    sent: 'Nothing sent yet',
    sentText: 'Guests whom you have thanked will gather here.',
    action: 'Show all guests',
  },
  allDone: {
    title: 'Every guest is thanked',
    text: 'That was the last note. When somebody gives, you find them here.',
  },
  gone: 'The guest of this link is no longer on your list.',
  table: {
    caption: 'Gifts and thank-yous',
    name: 'Name',
    gift: 'Gift',
    amount: 'Amount (SGD)',
    date: 'Date',
    note: 'Their words',
    status: 'Thank-you',
  },
} as const

function people(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`
}
