import { paymentMessages as words } from '@registry/shared/messages/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Payment } from './payment-methods.tsx'
import { qrPng } from './qr-png.ts'
import { saveQr } from './save-qr.ts'

/** Saves the code as a picture. It is drawn beforehand: phones share only what is at hand. */
export function SaveQrButton({ payload, payment }: { payload: string; payment: Payment }) {
  const { amount, owner, item } = payment
  const [png, setPng] = useState<Blob>()
  const caption = `${formatDollars(amount)} ${words.to(owner.name)}`
  const itemName = item.productName

  useEffect(() => {
    let isWanted = true
    qrPng(payload, [caption, itemName]).then(
      blob => isWanted && setPng(blob),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [payload, caption, itemName])

  return (
    <Button
      look="tonal"
      isBlock
      className="save-qr"
      disabled={!png}
      onClick={() => png && void saveQr(png)}
    >
      <Download className="icon" aria-hidden="true" />
      {words.saveQr}
    </Button>
  )
}
