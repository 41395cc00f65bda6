import { ApiError } from '@registry/shared/client/api-error'
import { itemMessages } from '@registry/shared/messages/items/items'
import { RotateCw } from 'lucide-react'
import { SpilledBottle } from '../../art/spilled-bottle.tsx'
import { Button } from '../buttons/button.tsx'
import { EmptyState } from './empty-state.tsx'

interface NotLoadedStateProps {
  className: string | undefined
  heading?: 'h2' | 'h3'
  title: string
  text: string
  retry: string
  /** Sentence that names the failed request to support. */
  reference?: (requestId: string) => string
  error: Error
  /** Without it there is no retry button. */
  onRetry: (() => void) | undefined
}

/** Shown in place of a list that could not be loaded, with a retry button. */
export function NotLoadedState({
  className,
  heading = 'h2',
  title,
  text,
  ...props
}: NotLoadedStateProps) {
  const { retry, reference = itemMessages.reference, error, onRetry } = props
  const requestId = error instanceof ApiError ? error.details.requestId : undefined
  return (
    <section className={className} role="alert">
      <EmptyState
        heading={heading}
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
