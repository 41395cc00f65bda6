/** The API's messages about thank-you notes; the screen has its own file. */
export const thankYouMessages = {
  noteTooLong: 'Please use at most 2,000 characters.',
  noteMissing: 'Please write a few words first.',
  noAddress: 'This guest left no email address. Please send your note another way.',
  notVerified:
    'Please verify your email address first, with the link that we sent you. Answers to your note go there.',
  idsRequired: 'Please choose at least one guest',
  gone: 'This guest is no longer on your list.',
} as const
