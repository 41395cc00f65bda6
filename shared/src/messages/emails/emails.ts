/** Emails. */
export const emailMessages = {
  greeting: (name?: string) => (name ? `Hello ${name},` : 'Hello,'),
  product: 'Baby Registry',
  signature: 'Baby Registry',
  foot: 'Sent by Baby Registry about your own account.',
  linkFallback: 'If the button does not work, open this address:',
  verification: {
    subject: 'Please verify your email address',
    text: (registryName?: string) =>
      `Thank you for creating ${registryName ? `“${registryName}”` : 'a registry'}. Please confirm that this is your email address, so that you can sign in again later.`,
    action: 'Verify Email',
    expiry: 'The link works once, within 24 hours.',
    ignore: 'You did not create a registry? Then please ignore this email.',
  },
  reset: {
    subject: 'Choose a new password',
    text: 'Somebody, most likely you, asked for a new password for your registry.',
    action: 'Choose a New Password',
    expiry: 'The link works once, within one hour. A newer email of this kind ends it.',
    ignore:
      'You did not ask for this? Then please ignore this email: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: (time: string) => `The password of your registry was changed on ${time}.`,
    effect: 'Everybody who was signed in with the old password has been signed out.',
    payees: (methods: string) =>
      `Gifts reach your registry by ${methods}. If you did not enter these payment details, please replace them in the settings.`,
    own: 'If that was you, there is nothing to do.',
    foreign: 'If it was not you, please choose a new password at once:',
    action: 'Choose a New Password',
    hint: 'Open “Forgot password?” there; the link comes to this address.',
  },
  guessingAlert: {
    subject: 'Someone is trying your password',
    text: (time: string) =>
      `Many wrong passwords were entered for your registry, the last one on ${time}. None of them was right.`,
    effect:
      'New browsers now have to wait between tries, at most 15 minutes. Browsers on which you signed in before do not have to wait.',
    strong: 'If your password is strong and you use it nowhere else, there is nothing to do.',
    weak: 'If it is easy to guess, or you use it elsewhere too, please choose a new one:',
    action: 'Choose a New Password',
    hint: 'We send this email at most once a day.',
  },
  payeeChanged: {
    subject: 'Your payment details were changed',
    text: 'Where gifts reach you was changed in the settings of your registry.',
    methods: (names: string) => `Changed: ${names}`,
    time: (time: string) => `Time: ${time}`,
    advice: [
      'If that was you, there is nothing to do. A test with a small amount is a good idea.',
      'If it was not you, put your own details back at once, sign out devices that you do not know, then choose a new password.',
    ],
    action: 'See Your Settings',
  },
  payeeRemoved: {
    subject: 'Please enter your payment details again',
    text: 'Your password was reset before your email address was confirmed. To be safe, we removed the payment details stored until then.',
    advice: ['Gifts reach you again once you have entered your own details.'],
  },
  newDevice: {
    subject: 'New sign-in to your registry',
    text: 'Somebody signed in to your registry on a device that was not signed in before.',
    device: (label: string) => `Device: ${label}`,
    time: (time: string) => `Time: ${time}`,
    own: 'If that was you, there is nothing to do.',
    foreign:
      'If it was not you, sign that device out in your settings, then choose a new password.',
    action: 'See Your Devices',
  },
  sessionReuse: {
    subject: 'We signed a device out to keep you safe',
    text: 'The key that keeps this device signed in was used twice. It may have been copied, so we signed the device out.',
    device: (label: string) => `Device: ${label}`,
    time: (time: string) => `Time: ${time}`,
    own: 'You can sign in on it again. It can also happen after a browser was restored from a backup.',
    foreign:
      'If you did not expect this, please look through your devices and choose a new password.',
    action: 'See Your Devices',
  },
  farewell: {
    subject: 'Your account is closed',
    text: 'Your account and its registry are closed, as you asked. Your personal data is deleted; this is the last email from us.',
    foreign: 'You did not ask for this? Then please answer this email.',
  },
} as const
