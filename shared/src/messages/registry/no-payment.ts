/** Shown to parents whose registry has no payment method. */
export const noPaymentMessages = {
  warning: 'Visitors cannot pay you yet',
} as const
