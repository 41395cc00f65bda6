import { panelMessages as t } from '@registry/shared/messages/contributions/payment-panels'
import { Clock } from 'lucide-react'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { RetryButton } from './retry-button.tsx'

/** Note that a request takes longer than usual, with a button that sends it again. */
export function SlowRequest({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="note-box tint-sky spans-columns" role="alert">
      <Clock className="icon" aria-hidden="true" />
      <Stack gap={8} align="start">
        <p>{t.slow}</p>
        <RetryButton onRetry={onRetry}>{t.tryAgain}</RetryButton>
      </Stack>
    </div>
  )
}
