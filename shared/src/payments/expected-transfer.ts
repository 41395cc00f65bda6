import { formatPlainAmount } from '../money/format-money.ts'
import type { Cents } from '../money/money.ts'
import { formatPayableAmount } from './format-payable-amount.ts'
import { capReference, NOTE_MAX, paymentReference } from './payment-reference.ts'
import { paynowReference } from './paynow-payload.ts'
import { rupeesFromCents } from './rupees.ts'
import { upiText } from './upi-link.ts'

interface PromisedContribution {
  amount: Cents
  paymentMethod: string
  contributor: { name: string }
  item: { name: string }
  /** Name of the item in the payment reference; its current name by default. */
  referenceItemName?: string | undefined
}

interface ExpectedTransfer {
  /** In the currency of the method: '$50.00', '₹3,300'. */
  amount: string
  copyAmount: string
  /**
   * Possible references of the transfer, the likeliest first: QR codes carry a shorter form than people
   * type.
   */
  references: string[]
}

/** Shortens a reference to the form in the QR code or link of a method. */
const SHORTEN = new Map<string, (reference: string) => string>([
  ['singapore-paynow', paynowReference],
  ['india-upi', reference => upiText(capReference(reference, NOTE_MAX))],
  ['wise-transfer', reference => capReference(reference, NOTE_MAX)],
])

/** Returns the reference shown to the contributor for typing. Only UPI's is truncated. */
function typedReference(reference: string, method: string): string {
  return method === 'india-upi' ? capReference(reference, NOTE_MAX) : reference
}

/**
 * Returns the amount and references to look for in the bank statement for a contribution, as shown in the
 * payment step: from the scanned code and from the copied row.
 */
export function expectedTransfer(contribution: PromisedContribution): ExpectedTransfer {
  const { amount, paymentMethod, contributor, item, referenceItemName = item.name } = contribution
  const reference = paymentReference(contributor.name, referenceItemName)
  const carried = SHORTEN.get(paymentMethod)?.(reference) ?? reference
  const references = new Set([carried, typedReference(reference, paymentMethod)])
  return {
    amount: formatPayableAmount(amount, paymentMethod),
    copyAmount:
      paymentMethod === 'india-upi' ? String(rupeesFromCents(amount)) : formatPlainAmount(amount),
    references: [...references].filter(text => text !== ''),
  }
}
