import {
  capReference,
  NOTE_MAX,
  paymentReference,
} from '@registry/shared/payments/payment-reference'
import type { ChosenMethod } from './success-step.tsx'

/** What was written with the transfer, as the payment step told it: UPI has less room. */
export function referenceForMethod(method: ChosenMethod, name: string, itemName: string): string {
  const reference = paymentReference(name, itemName)
  return method === 'india-upi' ? capReference(reference, NOTE_MAX) : reference
}
