import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { Maximize2 } from 'lucide-react'
import type { RefObject } from 'react'

/** Link that enlarges the QR code, like a click on the code itself. */
export function EnlargeQrButton({
  button,
  onClick,
}: {
  button: RefObject<HTMLButtonElement | null>
  onClick: () => void
}) {
  return (
    <button type="button" className="linkbtn" ref={button} onClick={onClick}>
      <Maximize2 className="icon icon-16" aria-hidden="true" />
      {t.showLarger}
    </button>
  )
}
