/** Texts of the mails that the product sends. */
export const emailMessages = {
  greeting: (name: string) => `Hello ${name},`,
  signature: 'Baby Registry',
  linkFallback: 'If the button does not work, open this address:',
  verification: {
    subject: 'Please verify your email address',
    text: (registryName: string) =>
      `Thank you for creating “${registryName}”. Please confirm that this is your email address, so that you can sign in again later.`,
    action: 'Verify Email',
    expiry: 'The link works once, within 24 hours.',
    ignore: 'You did not create a registry? Then please ignore this email.',
  },
} as const
