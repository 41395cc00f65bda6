import { paymentMessages as words } from '@registry/shared/messages/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { Button } from '../../ui/button.tsx'
import { BankShows } from './bank-shows.tsx'
import type { Payment } from './payment-methods.tsx'
import { QrCode } from './qr-code.tsx'
import { SaveQrButton } from './save-qr-button.tsx'

const LARGE_QR_PX = 280

/** The code as large as a phone shows it, for a camera that has trouble. */
export function PaynowLarge({
  payload,
  label,
  payment,
  bankShows,
  onSmaller,
}: {
  payload: string
  label: string
  payment: Payment
  bankShows: string | undefined
  onSmaller: () => void
}) {
  const { owner, amount } = payment
  return (
    <div className="pay-large">
      <div className="qr">
        <QrCode text={payload} label={label} size={LARGE_QR_PX} />
      </div>
      <div className="pay-facts">
        <p className="pay-amount">{formatDollars(amount)}</p>
        <p className="hint" dir="auto">
          {words.to(owner.name)}
        </p>
      </div>
      {bankShows && <BankShows name={bankShows} ownerName={owner.name} />}
      <div className="pay-actions">
        <SaveQrButton payload={payload} payment={payment} />
        <Button look="outline" onClick={onSmaller}>
          {words.showSmaller}
        </Button>
      </div>
    </div>
  )
}
