import { CircleAlert } from 'lucide-react'
import { useLayoutEffect } from 'react'
import type { RequestState } from '../../../../lib/api-client/use-request.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { RetryButton } from '../details/retry-button.tsx'
import { SlowRequest } from '../details/slow-request.tsx'
import { QrButton, QrPlaceholder } from './qr-tile.tsx'

interface PaymentQrProps {
  /** Loads the content of the QR code. */
  request: RequestState<string> & { retry: () => void }
  brand: string
  label: string
  size: number
  /** Error texts and the label of the retry button. */
  failure: { heading: string; text: string; retry: string }
  onEnlarge: () => void
  /** Called when the code is rendered. */
  onShown: () => void
}

/** The QR code, its loading placeholder, its note of a slow request or its error state. */
export function PaymentQr({ request, failure, onShown, ...code }: PaymentQrProps) {
  const isReady = request.status === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each code
  useLayoutEffect(() => {
    if (isReady) onShown()
  }, [isReady])
  if (request.status === 'loading') {
    if (request.isSlow) return <SlowRequest onRetry={request.retry} />
    return <QrPlaceholder size={code.size} />
  }
  if (request.status === 'ready') return <QrButton text={request.data} {...code} />
  return (
    <div className="note-box tint-red spans-columns" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <Stack gap={8} align="start">
        <p>
          <strong>{failure.heading}</strong> {failure.text}
        </p>
        <RetryButton onRetry={request.retry}>{failure.retry}</RetryButton>
      </Stack>
    </div>
  )
}
