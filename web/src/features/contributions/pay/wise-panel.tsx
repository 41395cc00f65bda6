import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { ExternalLink } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Fold, Folds } from './details/fold.tsx'
import { PaymentDetailRows } from './details/payment-detail-rows.tsx'
import { PaymentFacts } from './details/payment-facts.tsx'
import { RecipientFold, RecipientName } from './details/recipient-name.tsx'
import { type Payment, usePaymentDetails } from './details/use-payment-details.ts'
import { NumberedSteps } from './numbered-steps.tsx'
import { EnlargeQrButton, LargeQr, useLargeQr } from './qr/large-qr.tsx'
import { QR_PX } from './qr/qr-sizes.ts'
import { QrButton, QrPlaceholder } from './qr/qr-tile.tsx'

const brand = paymentMessages.methods['wise-transfer'].name

/** Wise: a payment link, the same link as a QR code, and the details to copy. */
export function WisePanel(payment: Payment) {
  const { owner, amount, onPaying } = payment
  const details = usePaymentDetails(payment, 'wise-transfer')
  const large = useLargeQr(onPaying)

  const dollars = formatDollars(amount)
  const ready = details.status === 'ready' ? details.data : undefined
  const link = ready?.link
  const isSlow = details.status === 'loading' && details.isSlow
  const code = { brand, label: t.wiseAlt(dollars, ready?.bankShows ?? owner.name) }

  if (large.isLarge && link) {
    return (
      <LargeQr {...code} text={link} amount={dollars} owner={owner} large={large}>
        <RecipientName name={ready.bankShows} ownerName={owner.name} />
      </LargeQr>
    )
  }
  return (
    <>
      <PaymentFacts
        amount={dollars}
        ownerName={owner.name}
        qr={
          <>
            {details.status === 'loading' && <QrPlaceholder size={QR_PX.wise} />}
            {link && <QrButton {...code} text={link} size={QR_PX.wise} onEnlarge={large.enlarge} />}
          </>
        }
      >
        {link && <EnlargeQrButton large={large} />}
      </PaymentFacts>
      {details.status === 'loading' && (
        <Button isBlock disabled>
          <OpenWise />
        </Button>
      )}
      {link && (
        <LinkButton
          isBlock
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onPaying}
        >
          <OpenWise />
        </LinkButton>
      )}
      <p className="hint">
        {t.wiseAccount} {owner.paymentMethods.length > 1 ? t.wiseWithout : t.wiseOnly(owner.name)}
      </p>
      <Folds>
        <Fold title={t.steps}>
          <NumberedSteps steps={t.wiseSteps} />
        </Fold>
        {/* Without a link, the values to copy are the way to pay. They also tell of a slow or failed request. */}
        <Fold title={t.details} isOpen={isSlow || details.status === 'error' || (ready && !link)}>
          <PaymentDetailRows request={details} onCopied={onPaying} />
        </Fold>
        <RecipientFold name={ready?.bankShows} ownerName={owner.name} />
      </Folds>
    </>
  )
}

function OpenWise() {
  return (
    <>
      <ExternalLink className="icon" aria-hidden="true" />
      {t.openWise}
    </>
  )
}
