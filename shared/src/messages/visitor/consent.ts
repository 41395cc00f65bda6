/** The consent dialog for analytics, and console warnings about storing its result. */
export const consentMessages = {
  title: 'Make gift-giving even better!',
  ask: 'May we count visits, without names, to see what helps guests? Nothing is sent before you choose.',
  privacy: 'Privacy Policy',
  accept: 'Accept',
  decline: 'Decline',
  console: {
    get: 'Failed to get analytics consent',
    set: 'Failed to set analytics consent',
  },
} as const
