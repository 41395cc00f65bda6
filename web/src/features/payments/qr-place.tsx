import { paymentMessages as words } from '@registry/shared/messages/payments'
import { CircleAlert } from 'lucide-react'
import type { RequestState } from '../../lib/use-request.ts'
import { Button } from '../../ui/button.tsx'
import { QrCode } from './qr-code.tsx'

interface QrPlaceProps {
  /** Gives the text of the code. */
  request: RequestState<string> & { retry: () => void }
  label: string
  size: number
  /** What is said when it fails, and on the button that asks again. */
  failed: string
  heading?: string
  retry: string
  onEnlarge?: () => void
}

/** Where the code stands: a quiet box while it comes, the code, or what went wrong. */
export function QrPlace(props: QrPlaceProps) {
  const { request, label, size, failed, heading, retry, onEnlarge } = props
  if (request.status === 'loading') {
    return (
      <div
        className="qr is-loading"
        role="status"
        style={{ minInlineSize: size, minBlockSize: size }}
      >
        <span className="vh">{words.loadingQr}</span>
      </div>
    )
  }
  if (request.status === 'error') {
    return (
      <div className="qr-failed" role="alert">
        <CircleAlert className="icon" aria-hidden="true" />
        <p>
          {heading && <strong>{heading}</strong>} {failed}
        </p>
        <Button look="outline" size="sm" onClick={request.retry}>
          {retry}
        </Button>
      </div>
    )
  }
  const code = <QrCode text={request.data} label={label} size={size} />
  if (!onEnlarge) return <div className="qr">{code}</div>
  return (
    <button
      type="button"
      className="qr"
      aria-label={`${words.showLarger}: ${label}`}
      onClick={onEnlarge}
    >
      {code}
    </button>
  )
}
