import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { ExternalLink, Info } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { PaymentDetailRows } from './details/payment-detail-rows.tsx'
import { RecipientName } from './details/recipient-name.tsx'
import { type Payment, usePaymentDetails } from './details/use-payment-details.ts'
import { NumberedSteps } from './numbered-steps.tsx'
import paymentPanelsStyles from './payment-panels.module.css'
import { EnlargeQrButton, LargeQr, useLargeQr } from './qr/large-qr.tsx'
import qrStyles from './qr/qr.module.css'
import { QR_PX } from './qr/qr-sizes.ts'
import { QrButton, QrPlaceholder } from './qr/qr-tile.tsx'

const brand = paymentMessages.methods['wise-transfer'].name

/** Wise: a payment link, the same link as a QR code, and the details to copy. */
export function WisePanel(payment: Payment) {
  const { owner, amount } = payment
  const details = usePaymentDetails(payment, 'wise-transfer')
  const large = useLargeQr()

  const dollars = formatDollars(amount)
  const ready = details.status === 'ready' ? details.data : undefined
  const link = ready?.link
  const bankShows = ready && <RecipientName name={ready.bankShows} ownerName={owner.name} />
  const code = { brand, label: t.wiseAlt(dollars, ready?.bankShows ?? owner.name) }

  if (large.isLarge && link) {
    return (
      <LargeQr {...code} text={link} amount={dollars} owner={owner} large={large}>
        {bankShows}
      </LargeQr>
    )
  }
  return (
    <>
      <div className={paymentPanelsStyles.qrLine}>
        {details.status === 'loading' && <QrPlaceholder size={QR_PX.wise} />}
        {link && <QrButton {...code} text={link} size={QR_PX.wise} onEnlarge={large.enlarge} />}
        <div className={paymentPanelsStyles.payFacts}>
          <p className="hint">{t.payExactly}</p>
          <p className={paymentPanelsStyles.payAmount}>{dollars}</p>
          <p className="hint" dir="auto">
            {t.to(owner.name)}
          </p>
          {link && <EnlargeQrButton large={large} />}
        </div>
      </div>
      {details.status === 'loading' && (
        <Button
          look="tonal"
          isBlock
          className={`${paymentPanelsStyles.saveQr} ${qrStyles.saveQr}`}
          disabled
        >
          <ExternalLink className="icon" aria-hidden="true" />
          {t.openWise}
        </Button>
      )}
      {link && (
        <LinkButton
          look="tonal"
          isBlock
          className={`${paymentPanelsStyles.saveQr} ${qrStyles.saveQr}`}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ExternalLink className="icon" aria-hidden="true" />
          {t.openWise}
        </LinkButton>
      )}
      <p className="note-box note-sky">
        <Info className="icon" aria-hidden="true" />
        <span>
          {t.wiseAccount} {owner.paymentMethods.length > 1 ? t.wiseWithout : t.wiseOnly(owner.name)}
        </span>
      </p>
      <NumberedSteps steps={t.wiseSteps} />
      <PaymentDetailRows request={details} />
      {bankShows}
    </>
  )
}
