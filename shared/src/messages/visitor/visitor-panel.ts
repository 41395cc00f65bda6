/** The Privacy Policy's panel with the visitor data stored in this browser. */
export const visitorPanelMessages = {
  id: 'kept',
  title: 'What this browser keeps',
  lead: 'Of you as a guest, in this browser on this device. The page reads it here; nothing in this list is sent by looking at it.',
  noScript: 'To show it, the page needs JavaScript.',
  nothing: 'Nothing',
  details: {
    label: 'Your details',
    value: (details: readonly string[], day: string) =>
      `${details.join(', ')}. Kept since ${day}, because you agreed to it.`,
  },
  visit: {
    label: 'Your welcome',
    value: (day: string) => `You were welcomed, or gave something, on ${day}.`,
  },
  identity: {
    label: 'A number of this browser',
    value: (id: string, first: string, last: string) =>
      `${id}, first used on ${first}, last on ${last}. It never leaves this browser.`,
    hasContributed: 'It also says that you gave something.',
  },
  drafts: {
    label: 'A gift you have not sent',
    value: 'What you typed for it, for a day at most.',
  },
  tab: {
    label: 'In this tab',
    value:
      'What you typed for an offer or a message, what you shared, the address you looked up, or the key of a link to your offer or your payment: until this tab is closed.',
  },
  offline: {
    label: 'For when you are offline',
    value: 'A copy of the registry that you saw last, as everybody sees it.',
  },
  statistics: {
    label: 'Count my visits',
    accepted: 'You agreed. Turn it off to withdraw that: from then on nothing is counted.',
    declined: 'You declined: nothing is counted and nothing is sent.',
    unanswered: 'You have not answered yet: nothing is counted and nothing is sent.',
  },
  prefill: {
    label: 'Fill in forms for me',
    text: 'Your name and email stand in the forms of gifts and offers when they open.',
  },
  tips: {
    label: 'Show tips',
    text: 'Short explanations where they help, for example how paying works.',
  },
  clear: 'Clear everything',
  question: {
    title: 'Clear everything?',
    text: 'Your details, your choices here, the number of this browser, the copy of a registry and what you typed and have not sent, in other open tabs of guests’ pages too, are removed from this browser. What you have sent to parents stays with them.',
    confirm: 'Clear everything',
    cancel: 'Keep it',
  },
  cleared:
    'Everything was cleared. On a registry you will be welcomed again, and asked about statistics.',
  unreadable: 'This browser refuses to show it, or what it keeps cannot be read.',
  saved: 'Saved',
} as const
