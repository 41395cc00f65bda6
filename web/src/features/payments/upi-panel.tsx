import { ApiError } from '@registry/shared/client/api-error'
import { generateUpiQr } from '@registry/shared/contract/payments'
import { paymentMessages as words } from '@registry/shared/messages/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { paymentReference } from '@registry/shared/payments/payment-reference'
import { formatRupees, rupeesFromCents } from '@registry/shared/payments/rupees'
import { useCallback } from 'react'
import { type RequestState, useRequest } from '../../lib/use-request.ts'
import { visitorClient } from '../../lib/visitor-client.ts'
import { BankShows } from './bank-shows.tsx'
import type { Payment } from './payment-methods.tsx'
import { PaymentRows } from './payment-rows.tsx'
import { QrPlace } from './qr-place.tsx'
import { Steps } from './steps.tsx'
import { usePaymentDetails } from './use-payment-details.ts'

const UPI_QR_PX = 125

/** UPI: the ID to paste comes first, since links and saved codes fail for private accounts. */
export function UpiPanel(payment: Payment) {
  const { owner, amount, item, name } = payment
  const reference = paymentReference(name, item.productName)
  const details = usePaymentDetails(payment, 'india-upi')
  const qr = useUpiQr(owner.registrySlug, amount, reference)
  const rupees = formatRupees(rupeesFromCents(amount))
  return (
    <>
      <div className="pay-facts upi-facts">
        <div>
          <p className="hint">{words.payExactly}</p>
          <p className="pay-amount">{rupees}</p>
        </div>
        <p className="hint num">{words.rate(formatDollars(amount))}</p>
      </div>
      <PaymentRows request={details} />
      <Steps steps={words.upiSteps(rupees)} />
      {details.status === 'ready' && (
        <BankShows name={details.data.bankShows} ownerName={owner.name} />
      )}
      <div className="qr-line">
        <QrPlace
          request={qr}
          label={words.upiAlt(rupees, owner.name)}
          size={UPI_QR_PX}
          heading={words.upiFailedHeading}
          failed={failureText(qr)}
          retry={words.tryAgain}
        />
        {qr.status === 'ready' && <p className="hint">{words.upiSecondScreen}</p>}
      </div>
    </>
  )
}

function useUpiQr(registrySlug: string, amount: Payment['amount'], transactionNote: string) {
  const send = useCallback(
    async (signal: AbortSignal) => {
      const answer = await visitorClient.call(
        generateUpiQr,
        { body: { amount, registrySlug, transactionNote } },
        { signal },
      )
      return answer.payload
    },
    [registrySlug, amount, transactionNote],
  )
  return useRequest(send)
}

function failureText(qr: RequestState<string>): string {
  if (qr.status !== 'error' || !(qr.error instanceof ApiError)) return words.upiFailed
  if (qr.error.code === 'NETWORK' || qr.error.code === 'TIMEOUT') return words.networkError
  return qr.error.message || words.upiFailed
}
