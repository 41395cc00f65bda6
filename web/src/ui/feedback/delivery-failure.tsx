import { deliveryMessages } from '@registry/shared/messages/emails/delivery'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Banner } from './banner.tsx'

interface DeliveryFailureProps {
  /** Subject of the sentence: which email. */
  email: ReactNode
  /** Sends the email again; without it there is no button. */
  onRetry?: (() => void) | undefined
}

/** Banner for an undelivered email, with a retry button. */
export function DeliveryFailure({ email, onRetry }: DeliveryFailureProps) {
  const retry = onRetry && (
    <Button look="outline" size="sm" onClick={onRetry}>
      {deliveryMessages.retry}
    </Button>
  )
  return (
    <Banner tone="red" action={retry}>
      {email} <span className="strong">{deliveryMessages.undelivered}</span>
    </Banner>
  )
}
