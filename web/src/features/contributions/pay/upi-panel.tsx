import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { paymentRowLabels } from '@registry/shared/messages/contributions/payment-rows'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import {
  capReference,
  NOTE_MAX,
  paymentReference,
} from '@registry/shared/payments/payment-reference'
import {
  formatRupees,
  rupeesFromCents,
  UPI_GALLERY_MAX_RUPEES,
} from '@registry/shared/payments/rupees'
import { Info } from 'lucide-react'
import { Fold, Folds } from './details/fold.tsx'
import { PaymentDetailRows, PrimaryDetailRow } from './details/payment-detail-rows.tsx'
import { PaymentFacts } from './details/payment-facts.tsx'
import { RecipientFold, RecipientName } from './details/recipient-name.tsx'
import { type Payment, usePaymentDetails } from './details/use-payment-details.ts'
import { NumberedSteps } from './numbered-steps.tsx'
import { EnlargeQrButton, LargeQr, useLargeQr } from './qr/large-qr.tsx'
import { PaymentQr } from './qr/payment-qr.tsx'
import { QR_PX } from './qr/qr-sizes.ts'
import { SaveQrButton } from './qr/save-qr-button.tsx'
import { useUpiQr } from './qr/use-payment-qr.ts'
import { UpiLimitNote } from './upi-limit-note.tsx'
import { visitorLocation } from './visitor-location.ts'

const brand = paymentMessages.methods['india-upi'].name

/** UPI: the ID to copy is the main action, because links and saved codes fail for personal accounts. */
export function UpiPanel(payment: Payment) {
  const { owner, amount, item, name, onPaying } = payment
  const reference = capReference(paymentReference(name, item.productName), NOTE_MAX)
  const details = usePaymentDetails(payment, 'india-upi')
  const { request, failed } = useUpiQr(owner.registrySlug, amount, reference)
  const large = useLargeQr(onPaying)

  const rupees = rupeesFromCents(amount)
  const shown = formatRupees(rupees)
  const bankName = details.status === 'ready' ? details.data.bankShows : undefined
  const code = { brand, label: t.upiAlt(shown, bankName ?? owner.name) }
  const isCodeSlow = request.status === 'loading' && request.isSlow
  // The note of a slow code is also about slow details.
  const detailsBesideCode =
    isCodeSlow && details.status === 'loading' ? { ...details, isSlow: false } : details
  const retryBoth = () => {
    request.retry()
    const isSlowToo = isCodeSlow && details.status === 'loading'
    if (isSlowToo || details.status === 'error') details.retry()
  }
  const text = request.status === 'ready' ? request.data : undefined
  const isSavable = rupees <= UPI_GALLERY_MAX_RUPEES
  const save = (
    <SaveQrButton
      look="tonal"
      request={request}
      label={code.label}
      fileName={t.upiFileName}
      caption={[`${brand} ${shown}`, t.to(owner.name), reference]}
      onSave={onPaying}
    />
  )

  if (large.isLarge && text) {
    return (
      <LargeQr
        {...code}
        text={text}
        amount={shown}
        owner={owner}
        save={isSavable && save}
        large={large}
      >
        {bankName && <RecipientName name={bankName} ownerName={owner.name} />}
      </LargeQr>
    )
  }
  return (
    <>
      <UpiLimitNote amount={amount} />
      <PaymentFacts
        amount={shown}
        rate={t.rate(formatDollars(amount))}
        ownerName={owner.name}
        qr={
          <PaymentQr
            {...code}
            request={{ ...request, retry: retryBoth }}
            size={QR_PX.upi}
            failure={{ heading: t.upiFailedHeading, text: failed, retry: t.tryAgain }}
            onEnlarge={large.enlarge}
            onShown={payment.onCodeShown}
          />
        }
      >
        {text && <EnlargeQrButton large={large} />}
      </PaymentFacts>
      <PrimaryDetailRow
        request={detailsBesideCode}
        label={paymentRowLabels.upiId}
        onCopied={onPaying}
      />
      <OutsideIndiaNote offered={owner.paymentMethods} />
      <Folds>
        <Fold title={t.steps}>
          <NumberedSteps steps={t.upiSteps(shown)} />
        </Fold>
        {details.status === 'ready' && (
          <Fold title={t.otherDetails}>
            <PaymentDetailRows
              request={details}
              without={paymentRowLabels.upiId}
              onCopied={onPaying}
            />
          </Fold>
        )}
        <RecipientFold name={bankName} ownerName={owner.name} />
        {text && (
          <Fold title={t.anotherScreen}>
            <p className="hint">{t.scanWithUpi}</p>
            {isSavable ? (
              save
            ) : (
              <p className="hint">{t.noGalleryAbove(formatRupees(UPI_GALLERY_MAX_RUPEES))}</p>
            )}
          </Fold>
        )}
      </Folds>
    </>
  )
}

/** Tells visitors outside India that UPI needs an Indian account, and names the alternatives. */
function OutsideIndiaNote({ offered }: { offered: Payment['owner']['paymentMethods'] }) {
  const place = visitorLocation()
  if (place === 'india' || place === 'unknown') return null
  const others = offered.filter(method => method !== 'india-upi')
  const names = others.map(method => paymentMessages.methods[method].name)
  return (
    <p className="note-box tint-sky">
      <Info className="icon" aria-hidden="true" />
      <span>
        {t.upiAbroad} {names.length > 0 && t.upiAbroadInstead(names.join(t.or))}
      </span>
    </p>
  )
}
