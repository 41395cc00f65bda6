import { paymentMessages as words } from '@registry/shared/messages/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { ExternalLink } from 'lucide-react'
import { LinkButton } from '../../ui/link-button.tsx'
import { BankShows } from './bank-shows.tsx'
import type { Payment } from './payment-methods.tsx'
import { PaymentRows } from './payment-rows.tsx'
import { Steps } from './steps.tsx'
import { usePaymentDetails } from './use-payment-details.ts'

/** Wise: a link that opens it, and the details for a transfer from any bank. */
export function WisePanel(payment: Payment) {
  const { owner, amount } = payment
  const details = usePaymentDetails(payment, 'wise-transfer')
  const link = details.status === 'ready' ? details.data.link : undefined
  return (
    <>
      <div className="pay-facts">
        <p className="hint">{words.payExactly}</p>
        <p className="pay-amount">{formatDollars(amount)}</p>
        <p className="hint" dir="auto">
          {words.to(owner.name)}
        </p>
      </div>
      {link && (
        <LinkButton look="tonal" isBlock href={link} target="_blank" rel="noopener noreferrer">
          <ExternalLink className="icon" aria-hidden="true" />
          {words.openWise}
        </LinkButton>
      )}
      <Steps steps={words.wiseSteps} />
      <PaymentRows request={details} />
      {details.status === 'ready' && (
        <BankShows name={details.data.bankShows} ownerName={owner.name} />
      )}
    </>
  )
}
