import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import type { Cents } from '@registry/shared/money/money'
import {
  formatRupees,
  rupeesFromCents,
  UPI_GALLERY_MAX_RUPEES,
} from '@registry/shared/payments/rupees'
import type { PaymentOption } from '@registry/shared/public-pages/contribute-page-data'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { NumberedSteps } from '../pay/numbered-steps.tsx'
import { QR_PX } from '../pay/qr/qr-sizes.ts'
import { UpiLimitNote } from '../pay/upi-limit-note.tsx'

interface StaticPaymentPanelProps {
  option: PaymentOption
  /** In Singapore dollars. */
  amount: Cents
  ownerName: string
}

const LABELS = {
  'singapore-paynow': t.paynowAlt,
  'india-upi': t.upiAlt,
  'wise-transfer': t.wiseAlt,
} as const

/** How to pay by one method: code, exact amount, recipient, values to copy, link. */
export function StaticPaymentPanel({ option, amount, ownerName }: StaticPaymentPanelProps) {
  const { method, bankShows, rows, link } = option
  const isUpi = method === 'india-upi'
  const isSavable = !isUpi || rupeesFromCents(amount) <= UPI_GALLERY_MAX_RUPEES
  const alt = LABELS[method](option.amount, bankShows)
  const size = isUpi ? QR_PX.upi : QR_PX.standalone
  return (
    <section
      className="stack gap-14 above-8 pad-16 radius-16 fill-sunken pay-panel"
      aria-label={t.payWith(paymentMessages.methods[method].name)}
    >
      {isUpi && <UpiLimitNote amount={amount} />}
      <Inline gap={16} align="center" wrap>
        <img src={option.qr} alt={alt} width={size} height={size} />
        <div>
          <p className="hint">{t.payExactly}</p>
          <p className="pay-sum num">{option.amount}</p>
          {isUpi && <p className="hint num">{t.rate(formatDollars(amount))}</p>}
          <p className="hint" dir="auto">
            {t.to(ownerName)}
          </p>
        </div>
      </Inline>
      <details>
        <summary className="linkbtn">
          {t.showLarger}
          <ChevronDown className="icon icon-16 chevron" aria-hidden="true" />
        </summary>
        <img src={option.qr} alt={alt} width={QR_PX.large} height={QR_PX.large} />
      </details>
      <p className="hint">
        {isSavable ? t.holdPicture : t.noGalleryAbove(formatRupees(UPI_GALLERY_MAX_RUPEES))}
      </p>
      {link && (
        <LinkButton isBlock href={link} target="_blank" rel="noopener noreferrer">
          <ExternalLink className="icon" aria-hidden="true" />
          {t.openWise}
        </LinkButton>
      )}
      {link && <p className="hint">{t.wiseAccount}</p>}
      <ul className="copyrows line-between">
        {[...rows, { label: t.bankShows, value: bankShows }].map(({ label, value }) => (
          <li className="copyrow" key={label}>
            <div>
              <p className="k">{label}</p>
              <p className="v text-16 weight-600 num breaks" dir="auto">
                {value}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="hint">{t.notMatching(ownerName)}</p>
      <NumberedSteps steps={stepsOf(option)} />
    </section>
  )
}

function stepsOf({ method, amount }: PaymentOption): readonly string[] {
  if (method === 'india-upi') return t.upiSteps(amount)
  return method === 'wise-transfer' ? t.wiseSteps : t.banks.other.steps
}
