import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { paymentReference } from '@registry/shared/payments/payment-reference'
import { useState } from 'react'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Fold, Folds } from './details/fold.tsx'
import { PaymentDetailRows } from './details/payment-detail-rows.tsx'
import { PaymentFacts } from './details/payment-facts.tsx'
import { RecipientFold, RecipientName } from './details/recipient-name.tsx'
import { type Payment, usePaymentDetails } from './details/use-payment-details.ts'
import styles from './payment-panels.module.css'
import { type PayingMode, PaynowSteps, PaynowTroubleshooting } from './paynow-steps.tsx'
import { EnlargeQrButton, LargeQr, useLargeQr } from './qr/large-qr.tsx'
import { PaymentQr } from './qr/payment-qr.tsx'
import { QR_PX } from './qr/qr-sizes.ts'
import { SaveQrButton } from './qr/save-qr-button.tsx'
import { usePaynowQr } from './qr/use-payment-qr.ts'

const brand = paymentMessages.methods['singapore-paynow'].name

/** PayNow: the QR code to save or scan; steps per bank and the details to copy are collapsed. */
export function PaynowPanel(payment: Payment) {
  const { owner, amount, item, name, onPaying } = payment
  const reference = paymentReference(name, item.productName)
  const details = usePaymentDetails(payment, 'singapore-paynow')
  const qr = usePaynowQr(owner.registrySlug, amount, reference)
  const large = useLargeQr(onPaying)
  const [mode] = useState(defaultPayingMode)

  const isOnPhone = mode === 'phone'
  const dollars = formatDollars(amount)
  const bankName = details.status === 'ready' ? details.data.bankShows : undefined
  const code = { brand, label: t.paynowAlt(dollars, bankName ?? owner.name) }
  const text = qr.status === 'ready' ? qr.data : undefined
  const save = (
    <SaveQrButton
      look={isOnPhone ? 'primary' : 'outline'}
      request={qr}
      label={code.label}
      fileName={t.paynowFileName}
      caption={[`${brand} ${dollars}`, t.to(owner.name), reference]}
      onSave={onPaying}
    />
  )

  if (large.isLarge && text) {
    return (
      <LargeQr {...code} text={text} amount={dollars} owner={owner} save={save} large={large}>
        {bankName && <RecipientName name={bankName} ownerName={owner.name} />}
      </LargeQr>
    )
  }
  return (
    <>
      <PaymentFacts
        amount={dollars}
        ownerName={owner.name}
        qr={
          <PaymentQr
            {...code}
            request={qr}
            size={QR_PX.paynow}
            failure={FAILURE}
            onEnlarge={large.enlarge}
            onShown={payment.onCodeShown}
          />
        }
      >
        {isOnPhone && text && <EnlargeQrButton large={large} />}
      </PaymentFacts>
      <Inline gap={8} wrap className={styles.payActions}>
        {!isOnPhone && text && <EnlargeQrButton large={large} isPrimary />}
        {save}
      </Inline>
      <Folds>
        <Fold title={t.steps}>
          <PaynowSteps defaultMode={mode} />
        </Fold>
        {/* Without a code, the values to copy are the way to pay. */}
        <Fold title={t.details} isOpen={qr.status === 'error'}>
          <PaymentDetailRows request={details} onCopied={onPaying} />
        </Fold>
        <RecipientFold name={bankName} ownerName={owner.name} />
        <PaynowTroubleshooting />
      </Folds>
    </>
  )
}

const FAILURE = {
  heading: t.paynowFailed,
  text: t.paynowFailedShown,
  retry: t.retry,
} as const

function defaultPayingMode(): PayingMode {
  return matchMedia('(pointer: coarse) and (max-width: 767px)').matches ? 'phone' : 'scan'
}
