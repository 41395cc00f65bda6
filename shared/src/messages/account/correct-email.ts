/** Correcting a mistyped email address before it is confirmed. */
export const correctEmailMessages = {
  open: 'Wrong address?',
  newEmail: 'Correct email address',
  newEmailHint: 'We send a new link there. Earlier links stop working.',
  password: 'Your password',
  submit: 'Send link there',
  busy: 'Sending…',
  cancel: 'Cancel',
  failed: 'The address could not be changed',
} as const
