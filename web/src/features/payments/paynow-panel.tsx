import { panelMessages as words } from '@registry/shared/messages/payment-panels'
import { paymentMessages } from '@registry/shared/messages/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { paymentReference } from '@registry/shared/payments/payment-reference'
import { ScanQrCode, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { BankShows } from './bank-shows.tsx'
import { BankSteps } from './bank-steps.tsx'
import { LargeQr } from './large-qr.tsx'
import { PayTrouble } from './pay-trouble.tsx'
import type { Payment } from './payment-methods.tsx'
import { PaymentRows } from './payment-rows.tsx'
import { QrPlace } from './qr-place.tsx'
import { QR_PX } from './qr-sizes.ts'
import { SaveButton, SaveQrButton } from './save-qr-button.tsx'
import { Segment } from './segment.tsx'
import { ShowLarger } from './show-larger.tsx'
import { Steps } from './steps.tsx'
import { useLargeQr } from './use-large-qr.ts'
import { usePaymentDetails } from './use-payment-details.ts'
import { usePaynowQr } from './use-paynow-qr.ts'

type PayingPlace = 'phone' | 'scan'

const brand = paymentMessages.methods['singapore-paynow'].name

/** PayNow: the QR code, steps for paying on this phone or by scanning, and the details to copy. */
export function PaynowPanel(payment: Payment) {
  const { owner, amount, item, name } = payment
  const reference = paymentReference(name, item.productName)
  const details = usePaymentDetails(payment, 'singapore-paynow')
  const qr = usePaynowQr(owner.registrySlug, amount, reference)
  const large = useLargeQr()
  const [place, setPlace] = useState(placeOfPaying)

  const dollars = formatDollars(amount)
  const bankName = details.status === 'ready' ? details.data.bankShows : undefined
  const bankShows = bankName && <BankShows name={bankName} ownerName={owner.name} />
  const code = { brand, label: words.paynowAlt(dollars, bankName ?? owner.name) }
  const text = qr.status === 'ready' ? qr.data : undefined
  const save = text ? (
    <SaveQrButton
      text={text}
      label={code.label}
      fileName={words.paynowFileName}
      caption={[`${brand} ${dollars}`, words.to(owner.name), reference]}
    />
  ) : (
    qr.status === 'loading' && <SaveButton disabled />
  )

  if (large.isLarge && text) {
    return (
      <LargeQr
        {...code}
        text={text}
        amount={dollars}
        toName={owner.name}
        save={save}
        button={large.button}
        onSmaller={large.shrink}
      >
        {bankShows}
      </LargeQr>
    )
  }
  return (
    <>
      <Segment label={words.where} options={PLACES} value={place} onChange={setPlace} />
      <div className={`paygrid pay-${place}`}>
        <QrPlace
          {...code}
          request={qr}
          size={QR_PX.paynow}
          failure={FAILURE}
          onEnlarge={large.enlarge}
          onShown={payment.onCodeShown}
        />
        <div className="pay-facts">
          <p className="hint">{words.payExactly}</p>
          <p className="pay-amount">{dollars}</p>
          <p className="hint" dir="auto">
            {words.to(owner.name)}
          </p>
          {text && <ShowLarger button={large.button} onClick={large.enlarge} />}
        </div>
        {place === 'scan' && bankShows}
        <div className="pg-panel">
          {place === 'phone' && save}
          {place === 'phone' ? <BankSteps /> : <Steps steps={words.scanSteps} />}
        </div>
      </div>
      <PaymentRows request={details} />
      {place === 'phone' && bankShows}
      <PayTrouble />
    </>
  )
}

const FAILURE = {
  heading: words.paynowFailed,
  text: words.paynowFailedShown,
  retry: words.retry,
} as const

const PLACES = [
  {
    value: 'phone',
    content: (
      <>
        <Smartphone className="icon" aria-hidden="true" />
        {words.onThisPhone}
      </>
    ),
  },
  {
    value: 'scan',
    content: (
      <>
        <ScanQrCode className="icon" aria-hidden="true" />
        {words.scanTheCode}
      </>
    ),
  },
] as const

function placeOfPaying(): PayingPlace {
  return matchMedia('(pointer: coarse) and (max-width: 767px)').matches ? 'phone' : 'scan'
}
