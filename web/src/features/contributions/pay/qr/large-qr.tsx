import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QR_PX } from './qr-sizes.ts'
import { QrTile } from './qr-tile.tsx'

interface LargeQrProps {
  text: string
  brand: string
  label: string
  amount: string
  toName: string
  /** The recipient's name at the bank, once loaded. */
  children: ReactNode
  /** Save button; absent when the payment app cannot read saved codes. */
  save?: ReactNode
  button: RefObject<HTMLButtonElement | null>
  onSmaller: () => void
}

/** The QR code at its largest, for cameras that cannot focus on a small one. */
export function LargeQr(props: LargeQrProps) {
  const { amount, toName, children, save, button, onSmaller, ...tile } = props
  return (
    <div className="pay-large">
      <QrTile {...tile} size={QR_PX.large} />
      <div className="pay-facts">
        <p className="pay-amount">{amount}</p>
        <p className="hint" dir="auto">
          {t.to(toName)}
        </p>
      </div>
      {children}
      <div className="pay-actions">
        {save}
        <Button look="outline" ref={button} onClick={onSmaller}>
          {t.showSmaller}
        </Button>
      </div>
    </div>
  )
}
