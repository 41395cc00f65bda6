const NAMES: Record<string, string> = {
  'singapore-paynow': 'PayNow',
  'wise-transfer': 'Wise',
  'india-upi': 'UPI',
}

/** Returns the display name of a payment method; an unknown method unchanged. */
export function paymentMethodName(method: string): string {
  return NAMES[method] ?? method
}
