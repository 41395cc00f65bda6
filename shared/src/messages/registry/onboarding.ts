import { visitorDataMessages } from '../visitor/visitor-data.ts'

const list = (words: readonly string[]) => {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last
}

/** The visitor's welcome dialog: three steps, and the validation of the last one. */
export const onboardingMessages = {
  step: (step: number) => `Step ${step} of 3`,
  close: 'Close',
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  complete: 'Complete',
  welcome: {
    title: (name: string) => `Welcome to ${name}'s registry`,
    text: 'Pick an item you like, give any amount toward it, and leave a note for the parents. It takes about a minute and needs no account.',
  },
  how: {
    title: 'How it works',
    lead: 'All from this page, without an account.',
    give: {
      title: 'Give toward an item',
      text: 'Choose any amount. Several people can share one item.',
    },
    pay: {
      title: 'Pay from your own app',
      text: (methods: readonly string[]) => `${list(methods)}. We never see your bank details.`,
    },
    /** While the registry has no payment method. */
    payLater: {
      title: 'Paying comes later',
      text: 'The parents have not set up payments here yet. They will tell you how.',
    },
    pass: {
      title: 'Pass on what you have outgrown',
      text: 'Offer clothes, toys or a cot, and the parents reply to you.',
    },
  },
  info: {
    title: 'Your information',
    lead: 'It fills in the forms for you and stays on this device. The parents see your name and email only when you send them something.',
    name: 'Your name',
    email: 'Your email',
    relationship: 'Your relationship',
    relationships: {
      friend: 'Friend',
      family: 'Family',
      colleague: 'Colleague',
      neighbor: 'Neighbor',
      community: 'Community',
      other: 'Other',
    },
    consent: 'Keep my details on this device to fill forms. I can clear them at any time.',
    whatIsKept: 'What this browser keeps, and how to clear it',
  },
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    emailInvalid: 'Please enter a valid email address',
    relationship: 'Please select your relationship',
    consent: visitorDataMessages.consentRequired,
    nameAndEmail: visitorDataMessages.nameAndEmailRequired,
  },
} as const
