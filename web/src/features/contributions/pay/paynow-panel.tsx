import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { paymentReference } from '@registry/shared/payments/payment-reference'
import { ScanQrCode, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { PaymentDetailRows } from './details/payment-detail-rows.tsx'
import { RecipientName } from './details/recipient-name.tsx'
import { type Payment, usePaymentDetails } from './details/use-payment-details.ts'
import { NumberedSteps } from './numbered-steps.tsx'
import styles from './payment-panels.module.css'
import { BankSteps, PaymentTroubleshooting } from './paynow-steps.tsx'
import { EnlargeQrButton, LargeQr, useLargeQr } from './qr/large-qr.tsx'
import { PaymentQr } from './qr/payment-qr.tsx'
import { QR_PX } from './qr/qr-sizes.ts'
import { SaveQrButton } from './qr/save-qr-button.tsx'
import { usePaynowQr } from './qr/use-payment-qr.ts'
import { SegmentedControl } from './segmented-control.tsx'

type PayingMode = 'phone' | 'scan'

const brand = paymentMessages.methods['singapore-paynow'].name

/** PayNow: the QR code, steps for paying on this phone or by scanning, and the details to copy. */
export function PaynowPanel(payment: Payment) {
  const { owner, amount, item, name } = payment
  const reference = paymentReference(name, item.productName)
  const details = usePaymentDetails(payment, 'singapore-paynow')
  const qr = usePaynowQr(owner.registrySlug, amount, reference)
  const large = useLargeQr()
  const [place, setPlace] = useState(defaultPayingMode)

  const dollars = formatDollars(amount)
  const bankName = details.status === 'ready' ? details.data.bankShows : undefined
  const bankShows = bankName && <RecipientName name={bankName} ownerName={owner.name} />
  const code = { brand, label: t.paynowAlt(dollars, bankName ?? owner.name) }
  const text = qr.status === 'ready' ? qr.data : undefined
  const save = (
    <SaveQrButton
      request={qr}
      label={code.label}
      fileName={t.paynowFileName}
      caption={[`${brand} ${dollars}`, t.to(owner.name), reference]}
    />
  )

  if (large.isLarge && text) {
    return (
      <LargeQr {...code} text={text} amount={dollars} owner={owner} save={save} large={large}>
        {bankShows}
      </LargeQr>
    )
  }
  return (
    <>
      <SegmentedControl label={t.where} options={PLACES} value={place} onChange={setPlace} />
      <div className={`${styles.paygrid} ${place === 'phone' ? styles.payPhone : styles.payScan}`}>
        <PaymentQr
          {...code}
          request={qr}
          size={QR_PX.paynow}
          failure={FAILURE}
          onEnlarge={large.enlarge}
          onShown={payment.onCodeShown}
        />
        <div className={styles.payFacts}>
          <p className="hint">{t.payExactly}</p>
          <p className={styles.payAmount}>{dollars}</p>
          <p className="hint" dir="auto">
            {t.to(owner.name)}
          </p>
          {text && <EnlargeQrButton large={large} />}
        </div>
        {place === 'scan' && bankShows}
        <div className={styles.pgPanel}>
          {place === 'phone' && save}
          {place === 'phone' ? <BankSteps /> : <NumberedSteps steps={t.scanSteps} />}
        </div>
      </div>
      <PaymentDetailRows request={details} />
      {place === 'phone' && bankShows}
      <PaymentTroubleshooting />
    </>
  )
}

const FAILURE = {
  heading: t.paynowFailed,
  text: t.paynowFailedShown,
  retry: t.retry,
} as const

const PLACES = [
  {
    value: 'phone',
    content: (
      <>
        <Smartphone className="icon" aria-hidden="true" />
        {t.onThisPhone}
      </>
    ),
  },
  {
    value: 'scan',
    content: (
      <>
        <ScanQrCode className="icon" aria-hidden="true" />
        {t.scanTheCode}
      </>
    ),
  },
] as const

function defaultPayingMode(): PayingMode {
  return matchMedia('(pointer: coarse) and (max-width: 767px)').matches ? 'phone' : 'scan'
}
