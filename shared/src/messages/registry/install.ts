/** Offer to install the app on the owner's device. */
export const installMessages = {
  title: 'Keep your registry at hand',
  text: 'Install it on this device. It opens like an app, and on Android the Share button of a shop’s app sends products to it.',
  install: 'Install',
  later: 'Not now',
} as const
