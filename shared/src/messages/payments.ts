/** Texts of the payment step. */
export const paymentMessages = {
  amountRequired: 'Valid amount is required',
  paynowFileName: 'PayNow-QR-Code.png',
  paynowFailed: 'Failed to generate QR code',
  paynowFailedShown: 'Unable to generate QR code. Please try again.',
  retry: 'Retry',
  upiFailedHeading: 'QR Generation Failed',
  upiFailed: 'Failed to generate UPI QR code',
  networkError: 'Network error occurred',
  tryAgain: 'Try Again',
} as const
