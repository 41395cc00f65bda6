const NAMES: Record<string, string> = {
  'singapore-paynow': 'PayNow',
  'wise-transfer': 'Wise',
  'india-upi': 'UPI',
}

/** The way of paying as people call it; an unknown one by its own name. */
export function paymentMethodName(method: string): string {
  return NAMES[method] ?? method
}
