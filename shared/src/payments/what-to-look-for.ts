import { formatPlainAmount } from '../money/format-money.ts'
import type { Cents } from '../money/money.ts'
import { payableText } from './payable-text.ts'
import { capReference, NOTE_MAX, paymentReference } from './payment-reference.ts'
import { paynowReference } from './paynow-payload.ts'
import { rupeesFromCents } from './rupees.ts'
import { upiText } from './upi-link.ts'

interface PromisedGift {
  amount: Cents
  paymentMethod: string
  contributorName: string
  itemName: string
}

export interface LookFor {
  /** In the currency of the method: '$50.00', '₹3,300'. */
  amount: string
  copyAmount: string
  /** What may stand with the money, the likeliest first: a code is shorter than what is typed. */
  references: string[]
}

/** The shorter forms of a reference that the codes and links of a method carry. */
const CARRIED = new Map<string, (reference: string) => string>([
  ['singapore-paynow', paynowReference],
  ['india-upi', reference => upiText(capReference(reference, NOTE_MAX))],
  ['wise-transfer', reference => capReference(reference, NOTE_MAX)],
])

/** What a guest was told to type. Only UPI's row is cut. */
function typed(reference: string, method: string): string {
  return method === 'india-upi' ? capReference(reference, NOTE_MAX) : reference
}

/**
 * What to find in one's bank for a gift: the amount and the reference that the payment step gave to
 * the guest, by the code that they scanned and by the row that they copied.
 */
export function whatToLookFor(gift: PromisedGift): LookFor {
  const { amount, paymentMethod } = gift
  const reference = paymentReference(gift.contributorName, gift.itemName)
  const carried = CARRIED.get(paymentMethod)?.(reference) ?? reference
  const references = new Set([carried, typed(reference, paymentMethod)])
  return {
    amount: payableText(amount, paymentMethod),
    copyAmount:
      paymentMethod === 'india-upi' ? String(rupeesFromCents(amount)) : formatPlainAmount(amount),
    references: [...references].filter(text => text !== ''),
  }
}
