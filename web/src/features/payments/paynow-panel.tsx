import { generatePaynowQr } from '@registry/shared/contract/payments'
import { paymentMessages as words } from '@registry/shared/messages/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { paymentReference } from '@registry/shared/payments/payment-reference'
import { Maximize2, ScanQrCode, Smartphone } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useRequest } from '../../lib/use-request.ts'
import { visitorClient } from '../../lib/visitor-client.ts'
import { BankShows } from './bank-shows.tsx'
import type { Payment } from './payment-methods.tsx'
import { PaymentRows } from './payment-rows.tsx'
import { PaynowLarge } from './paynow-large.tsx'
import { QrPlace } from './qr-place.tsx'
import { SaveQrButton } from './save-qr-button.tsx'
import { Steps } from './steps.tsx'
import { usePaymentDetails } from './use-payment-details.ts'

const PAYNOW_QR_PX = 120

/** PayNow: the code, how to use it on this phone or from another screen, and the facts to copy. */
export function PaynowPanel(payment: Payment) {
  const { owner, amount, item, name } = payment
  const reference = paymentReference(name, item.productName)
  const details = usePaymentDetails(payment, 'singapore-paynow')
  const qr = usePaynowQr(owner.registrySlug, amount, reference)
  const [where, setWhere] = useState(placeOfPaying)
  const [isLarge, setLarge] = useState(false)
  const payee = details.status === 'ready' ? details.data.bankShows : owner.name
  const label = words.paynowAlt(formatDollars(amount), payee)
  const payload = qr.status === 'ready' ? qr.data : undefined

  if (isLarge && payload) {
    return (
      <PaynowLarge
        payload={payload}
        label={label}
        payment={payment}
        bankShows={details.status === 'ready' ? details.data.bankShows : undefined}
        onSmaller={() => setLarge(false)}
      />
    )
  }
  return (
    <>
      <WhereYouPay where={where} onChange={setWhere} />
      <div className="paygrid">
        <QrPlace
          request={qr}
          label={label}
          size={PAYNOW_QR_PX}
          failed={words.paynowFailedShown}
          retry={words.retry}
          onEnlarge={() => setLarge(true)}
        />
        <div className="pay-facts">
          <p className="hint">{words.payExactly}</p>
          <p className="pay-amount">{formatDollars(amount)}</p>
          <p className="hint" dir="auto">
            {words.to(owner.name)}
          </p>
          {payload && (
            <button type="button" className="linkbtn" onClick={() => setLarge(true)}>
              <Maximize2 className="icon icon-16" aria-hidden="true" />
              {words.showLarger}
            </button>
          )}
        </div>
        <div className="pg-panel">
          {where === 'phone' && payload && <SaveQrButton payload={payload} payment={payment} />}
          <Steps steps={words.paynowSteps[where]} />
        </div>
        {details.status === 'ready' && (
          <BankShows name={details.data.bankShows} ownerName={owner.name} />
        )}
      </div>
      <PaymentRows request={details} />
    </>
  )
}

function placeOfPaying(): 'phone' | 'scan' {
  return matchMedia('(pointer: coarse) and (max-width: 767px)').matches ? 'phone' : 'scan'
}

/** The payload, with amount and reference in it. */
function usePaynowQr(registrySlug: string, amount: Payment['amount'], reference: string) {
  const send = useCallback(
    async (signal: AbortSignal) => {
      const answer = await visitorClient.call(
        generatePaynowQr,
        { body: { amount, registrySlug, reference } },
        { signal },
      )
      return answer.payload
    },
    [registrySlug, amount, reference],
  )
  return useRequest(send)
}

function WhereYouPay({
  where,
  onChange,
}: {
  where: 'phone' | 'scan'
  onChange: (where: 'phone' | 'scan') => void
}) {
  return (
    <fieldset className="segment" aria-label={words.where}>
      <button type="button" aria-pressed={where === 'phone'} onClick={() => onChange('phone')}>
        <Smartphone className="icon" aria-hidden="true" />
        {words.onThisPhone}
      </button>
      <button type="button" aria-pressed={where === 'scan'} onClick={() => onChange('scan')}>
        <ScanQrCode className="icon" aria-hidden="true" />
        {words.scanTheCode}
      </button>
    </fieldset>
  )
}
