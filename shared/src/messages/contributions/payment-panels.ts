/** The panels of the payment step, loaded with them: codes, steps and values to copy. */
export const panelMessages = {
  payWith: (method: string) => `Pay with ${method}`,
  where: 'Where you pay',
  onThisPhone: 'On this phone',
  scanTheCode: 'Scan the code',
  payExactly: 'Pay exactly',
  to: (name: string) => `to ${name}`,
  showLarger: 'Show larger',
  showSmaller: 'Show smaller',
  steps: 'How to pay, step by step',
  details: 'Copy the details instead',
  otherDetails: 'Copy the amount and the note',
  bankShows: 'Your bank will show',
  notMatching: (name: string) => `Not matching? Stop and message ${name}.`,

  saveQr: 'Save QR image',
  paynowFileName: 'PayNow-QR-Code.png',
  upiFileName: 'UPI-QR-Code.png',
  holdPicture: 'Press and hold the picture to save it.',
  openInBrowser: 'Nothing happens? Open this page in your browser.',
  pageLink: 'Link',

  paynowAlt: (amount: string, name: string) => `PayNow QR code to pay ${amount} to ${name}`,
  bank: 'Your bank',
  banks: {
    dbs: {
      name: 'DBS/POSB',
      steps: [
        'Save the QR image, then open digibank or PayLah!.',
        'Tap Scan & Pay, then the picture button, and choose the saved image.',
        'Check the name and amount, pay, and come back here.',
      ],
    },
    ocbc: {
      name: 'OCBC',
      steps: [
        'Save the QR image, then open the OCBC app.',
        'Tap Scan & Pay and choose the saved image from your photos.',
        'Check the name and amount, pay, and come back here.',
      ],
    },
    uob: {
      name: 'UOB',
      steps: [
        'Save the QR image, then open UOB TMRW.',
        'Tap Scan & Pay and choose the saved image from your album.',
        'Check the name and amount, pay, and come back here.',
      ],
    },
    other: {
      name: 'Other',
      steps: [
        'Save the QR image to your photos.',
        'In your bank app choose Scan & Pay, then pick the saved image.',
        'Check the name and amount, pay, and come back here.',
      ],
    },
  },
  scanSteps: [
    'Open your bank app and choose Scan & Pay.',
    'Scan this code, then check the name and amount.',
    'Pay, then come back here and confirm.',
  ],
  troubleHeading: 'Payment did not go through?',
  paynowTrouble: [
    'Code refused? Copy the number, the amount and the reference into your bank app instead.',
    'Over a limit? PayNow allows up to $200,000; your own bank limit may be lower.',
  ],

  upiAlt: (amount: string, name: string) => `UPI QR code to pay ${amount} to ${name}`,
  rate: (amount: string) => `${amount} × 66`,
  upiSteps: (rupees: string) => [
    'Copy the UPI ID and open your UPI app.',
    `Choose Pay to UPI ID, paste it and enter ${rupees}.`,
    'Check the name, pay, and come back here.',
  ],
  upiAbroad: 'UPI needs a bank account in India.',
  upiAbroadInstead: (others: string) => `Elsewhere, pay by ${others} instead.`,
  or: ' or ',
  upiLimit: (limit: string) =>
    `UPI apps send at most ${limit} at once, and your bank may allow less. Give less, or choose another way to pay.`,
  anotherScreen: 'Have another screen?',
  scanWithUpi: 'Scan this code with the phone that has your UPI app.',
  noGalleryAbove: (limit: string) =>
    `Above ${limit}, UPI apps refuse a QR picked from the gallery: copy the UPI ID instead.`,

  wiseAlt: (amount: string, name: string) => `QR code to pay ${amount} to ${name} with Wise`,
  openWise: 'Open Wise',
  wiseAccount: 'This is a Wisetag link: it needs a Wise account.',
  wiseWithout: 'Without one, choose another way to pay.',
  wiseOnly: (name: string) => `Without one, ask ${name} for their account details.`,
  wiseSteps: [
    'Open Wise with the button, or scan the code with your phone.',
    'Check the amount, and write the reference so that your gift is recognised.',
    'Send, then come back here and confirm.',
  ],

  copy: 'Copy',
  copied: 'Copied',
  copyLabel: (label: string) => `Copy ${label}`,
  copiedLabel: (label: string) => `${label} copied`,
  pressAndHold: 'Press and hold to copy',

  loadingQr: 'Drawing your QR code...',
  loadingDetails: 'Fetching the payment details...',
  slow: 'This is taking longer than usual. You can wait, or try again.',
  detailsFailed: 'Unable to fetch the payment details. Please try again.',
  paynowFailed: 'Failed to generate QR code',
  paynowFailedShown: 'Unable to generate QR code. Please try again.',
  retry: 'Retry',
  upiFailedHeading: 'QR Generation Failed',
  upiFailed: 'Failed to generate UPI QR code',
  networkError: 'Network error occurred',
  tryAgain: 'Try Again',
} as const
