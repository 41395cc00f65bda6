import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { Maximize2 } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextButton } from '../../../../ui/buttons/text-button.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import paymentPanelsStyles from '../payment-panels.module.css'
import qrStyles from './qr.module.css'
import { QR_PX } from './qr-sizes.ts'
import { QrTile } from './qr-tile.tsx'

/**
 * State of the enlarged QR code. `button` toggles it: after a toggle it takes the focus and the whole code scrolls into
 * view. `onEnlarge` is called whenever it is enlarged.
 */
export function useLargeQr(onEnlarge: () => void) {
  const [isLarge, setLarge] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (isLarge === undefined) return
    button.current?.focus({ preventScroll: true })
    const panel = button.current?.closest(`.${paymentPanelsStyles.paypanel}`)
    panel?.querySelector(`.${qrStyles.qr}`)?.scrollIntoView({ block: 'nearest' })
  }, [isLarge])

  return {
    isLarge: isLarge ?? false,
    button,
    enlarge: () => {
      onEnlarge()
      setLarge(true)
    },
    shrink: () => setLarge(false),
  }
}

type LargeQrState = ReturnType<typeof useLargeQr>

/** Link or main button that enlarges the QR code, like a click on the code itself. */
export function EnlargeQrButton({
  large,
  isPrimary = false,
}: {
  large: LargeQrState
  isPrimary?: boolean
}) {
  const Control = isPrimary ? Button : TextButton
  return (
    <Control ref={large.button} onClick={large.enlarge}>
      <Maximize2 className="icon icon-16" aria-hidden="true" />
      {t.showLarger}
    </Control>
  )
}

interface LargeQrProps {
  text: string
  brand: string
  label: string
  amount: string
  owner: RegistryOwner
  /** The recipient's name at the bank, once loaded. */
  children: ReactNode
  /** Save button; absent when the payment app cannot read saved codes. */
  save?: ReactNode
  large: LargeQrState
}

/** The QR code at its largest, for cameras that cannot focus on a small one. */
export function LargeQr(props: LargeQrProps) {
  const { amount, owner, children, save, large, ...tile } = props
  return (
    <Stack gap={16} textAlign="center" className={qrStyles.payLarge}>
      <QrTile {...tile} size={QR_PX.large} />
      <Stack gap={2}>
        <p className={paymentPanelsStyles.payAmount}>{amount}</p>
        <p className="hint" dir="auto">
          {t.to(owner.name)}
        </p>
      </Stack>
      {children}
      <Inline gap={8} wrap className={paymentPanelsStyles.payActions}>
        {save}
        <Button look="outline" ref={large.button} onClick={large.shrink}>
          {t.showSmaller}
        </Button>
      </Inline>
    </Stack>
  )
}
