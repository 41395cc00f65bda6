import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import {
  capReference,
  NOTE_MAX,
  paymentReference,
} from '@registry/shared/payments/payment-reference'

export type ChosenMethod = PaymentMethod | 'Unknown'

/** Returns the payment reference as displayed in the payment step; UPI limits its length. */
export function paymentReferenceForMethod(
  method: ChosenMethod,
  name: string,
  itemName: string,
): string {
  const reference = paymentReference(name, itemName)
  return method === 'india-upi' ? capReference(reference, NOTE_MAX) : reference
}
