import { ApiError } from '@registry/shared/client/api-error'
import { RotateCw } from 'lucide-react'
import { SpilledBottle } from '../../art/spilled-bottle.tsx'
import { Button } from '../buttons/button.tsx'
import { EmptyState } from './empty-state.tsx'

interface NotLoadedStateProps {
  className: string
  error: Error
  heading?: 'h2' | 'h3'
  title: string
  text: string
  /** Label of the retry button. */
  retry: string
  /** Returns the text with the id of the failed request. */
  reference: (requestId: string) => string
  /** Undefined if a retry cannot succeed. */
  onRetry: (() => void) | undefined
}

/** Shown in place of a list that could not be loaded, with a retry button. */
export function NotLoadedState({
  className,
  error,
  heading,
  title,
  text,
  retry,
  reference,
  onRetry,
}: NotLoadedStateProps) {
  const requestId = error instanceof ApiError ? error.details.requestId : undefined
  return (
    <section className={className} role="alert">
      <EmptyState
        {...(heading && { heading })}
        picture={<SpilledBottle />}
        title={title}
        action={
          onRetry && (
            <Button onClick={onRetry}>
              <RotateCw className="icon" aria-hidden="true" />
              {retry}
            </Button>
          )
        }
      >
        <p>{text}</p>
        {requestId && <p className="fine">{reference(requestId)}</p>}
      </EmptyState>
    </section>
  )
}
