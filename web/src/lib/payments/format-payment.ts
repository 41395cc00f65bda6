import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { formatDollars } from '@registry/shared/money/format-money'
import { formatPayableAmount } from '@registry/shared/payments/format-payable-amount'
import { paymentMethodName } from './payment-method-name.ts'

/** Formats the payment method as 'PayNow', or with the amount if it is in another currency: 'UPI, ₹3,960'. */
export function formatPayment({
  amount,
  paymentMethod,
}: Pick<ContributionDetail, 'amount' | 'paymentMethod'>): string {
  const name = paymentMethodName(paymentMethod)
  const payable = formatPayableAmount(amount, paymentMethod)
  return payable === formatDollars(amount) ? name : `${name}, ${payable}`
}
