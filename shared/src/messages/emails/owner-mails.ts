import { capital } from './capital.ts'

/** Emails to contributors. */
export const ownerMailMessages = {
  foot: 'Sent by Baby Registry because you gave toward a gift with this address.',
  gift: (item: string) => `Gift: ${item}`,
  amount: (amount: string) => `Amount: ${amount}`,
  payWith: (method: string) => `Pay with: ${method}`,
  bankShows: (name: string) => `Your bank shows: ${name}`,
  reference: (reference: string) => `Reference: ${reference}`,
  theParents: 'the parents',
  aGift: 'A gift from the registry',
  thankYou: {
    subject: 'Thank you for your baby gift',
    text: (parents: string) =>
      `${capital(parents)} asked us to say thank you, from the heart. Your gift brings them a step closer to being ready for the little one.`,
    fromParents: (parents: string) => `With love from ${parents}`,
    kept: 'Your name and your words are kept with your gift.',
    action: 'See the Registry',
    foreign: 'You gave nothing? Then somebody mistyped their address: please ignore this email.',
  },
  note: {
    subject: 'A thank-you note for your gift',
    text: (parents: string) => `${capital(parents)} wrote you a thank-you note.`,
    answer: (parents: string) => `If you answer this email, your answer goes to ${parents}.`,
  },
  reminder: {
    subject: 'A friendly note about your baby gift',
    text: (parents: string) =>
      `Thank you so much for your gift. ${capital(parents)} could not find the payment yet, and asked us for this little note.`,
    unpaid:
      'If it has not left your bank or app yet, please send it when it suits you. The reference helps them to know that it is yours.',
    paid: 'If you have paid already, thank you: there is nothing to do, the two have simply crossed. Please do not give a second time.',
    action: 'See the Registry',
    pay: 'Open the Payment Again',
    linkLife:
      'The button opens this payment again, with the same amount and reference. It works for 30 days and never counts your gift twice.',
    answer: (parents: string) =>
      `Something is not clear? Just answer this email: your answer goes to ${parents}. Payments never pass through us.`,
    ask: 'Something is not clear? Please ask the parents directly; payments never pass through us.',
  },
} as const
