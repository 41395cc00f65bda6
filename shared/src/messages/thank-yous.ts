/** Texts of the thank-you tracker that the server says; its screen has a catalogue of its own. */
export const thankYouMessages = {
  noteTooLong: 'Please use at most 2,000 characters.',
  noteMissing: 'Please write a few words first.',
  noAddress: 'This guest left no email address. Please send your note another way.',
  gone: 'This guest is no longer on your list.',
} as const
