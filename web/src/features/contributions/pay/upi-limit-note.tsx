import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import type { Cents } from '@registry/shared/money/money'
import { formatRupees, rupeesFromCents, UPI_MAX_RUPEES } from '@registry/shared/payments/rupees'
import { Info } from 'lucide-react'

/** Note that an amount exceeds the limit of UPI. */
export function UpiLimitNote({ amount }: { amount: Cents }) {
  if (rupeesFromCents(amount) <= UPI_MAX_RUPEES) return null
  return (
    <p className="note-box tint-sky">
      <Info className="icon" aria-hidden="true" />
      <span>{t.upiLimit(formatRupees(UPI_MAX_RUPEES))}</span>
    </p>
  )
}
