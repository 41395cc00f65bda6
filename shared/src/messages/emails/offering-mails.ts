import { capital } from './capital.ts'

/** Emails about offerings. */
export const offeringMailMessages = {
  foot: 'Sent by Baby Registry because something was offered to a registry with this address.',
  theParents: 'the parents',
  aThing: 'A thing to pass on',
  somebody: 'Somebody',
  item: (item: string) => `Item: ${item}`,
  quantity: (count: number) => `Quantity: ${count}`,
  action: 'See Your Offering',
  ownLink: 'This link is yours alone: whoever has it can change or withdraw your offering.',
  foreign: 'You offered nothing? Then somebody mistyped their address: please ignore this email.',
  /** To the offerer, by event. */
  news: {
    receipt: {
      subject: 'Your offering is with the parents',
      text: (parents: string) =>
        `Thank you for wanting to pass something on. ${capital(parents)} will look at it, and you hear of it here.`,
      advice: 'Until they have looked you can change it, and you can withdraw it.',
    },
    accepted: {
      subject: 'The parents said yes to your offering',
      text: (parents: string) =>
        `Good news: ${parents} would love to have what you offered. Thank you so much.`,
      advice: 'They will come back to you about how it can change hands.',
    },
    declined: {
      subject: 'About what you offered',
      text: (parents: string) =>
        `Thank you for your kind offer. ${capital(parents)} cannot take it this time; it may well make another family happy.`,
      advice: 'There is nothing to do.',
    },
    interested: {
      subject: 'The parents would like what you offered',
      text: (parents: string) => `Great news: ${parents} would like what you offered.`,
      advice:
        'They should contact you by email or phone. You can also write to them from your link.',
    },
    confirmed: {
      subject: 'The hand-over is arranged',
      text: (parents: string) =>
        `${capital(parents)} noted that the pickup or delivery of what you offered is arranged.`,
      advice: 'Something is not right? You can write to them from your link.',
    },
    delivered: {
      subject: 'Thank you for passing it on',
      text: (parents: string) =>
        `What you passed on has arrived. ${capital(parents)} asked us to say thank you, from the heart.`,
      advice: 'There is nothing more to do.',
    },
    cancelled: {
      subject: 'The hand-over was called off',
      text: (parents: string) =>
        `Thank you for your kind offer. ${capital(parents)} had to call the hand-over off.`,
      advice: 'There is nothing to do.',
    },
    message: {
      subject: 'The parents wrote to you',
      text: (parents: string) => `${capital(parents)} wrote to you about what you offered.`,
      advice: 'You can answer from your link.',
    },
  },
  pickup: {
    at: (time: string) => `When: ${time}`,
    place: (place: string) => `Where: ${place}`,
    calendar: 'The attached file adds it to your calendar.',
    summary: (item: string) => `Pickup: ${item}`,
  },
  contact: {
    name: (name: string) => `Name: ${name}`,
    email: (email: string) => `Email: ${email}`,
    phone: (phone: string) => `Phone: ${phone}`,
    answer: 'If you answer this email, your answer goes to them.',
  },
  /** To the owner. */
  owner: {
    reply: {
      subject: 'An answer about an offering',
      text: (name: string, item: string) => `${name} wrote to you about “${item}”.`,
      action: 'Answer in Your Dashboard',
    },
    withdrawn: {
      subject: 'An offering was withdrawn',
      text: (name: string, item: string) =>
        `${name} can no longer pass on “${item}”. It is off your list.`,
      action: 'Open Your Dashboard',
    },
    aThing: 'what they offered',
  },
} as const
