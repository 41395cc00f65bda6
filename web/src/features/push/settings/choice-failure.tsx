import { pushPanelMessages } from '@registry/shared/messages/push/push-panel'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import type { FailedChoice } from './choice-changes.ts'
import styles from './push-settings.module.css'

interface ChoiceFailureProps {
  /** Id of the message, for the description of the control. */
  id: string
  failed: FailedChoice | undefined
  onRetry: (next: FailedChoice['next']) => void
  focusControl: () => void
}

/** Error of a choice that could not be saved, with a retry button. Rendered while empty, as a live region. */
export function ChoiceFailure({ id, failed, onRetry, focusControl }: ChoiceFailureProps) {
  return (
    <Inline gap={8} align="center" justify="between" wrap className={styles.choiceFailure}>
      {/* axe accepts an error message only with an explicit aria-live. */}
      <div id={id} role="status" aria-live="polite">
        {/* Announced again after each attempt. */}
        {failed && <FieldError key={failed.triedAt}>{pushPanelMessages.choices.failed}</FieldError>}
      </div>
      {failed && (
        <RetryButton
          isBusy={failed.isRetrying}
          onRetry={() => onRetry(failed.next)}
          focusControl={focusControl}
        />
      )}
    </Inline>
  )
}

interface RetryButtonProps extends Pick<ChoiceFailureProps, 'focusControl'> {
  isBusy: boolean
  onRetry: () => void
}

/** Keeps the focus while it is busy; the control gets it when the button disappears. */
function RetryButton({ isBusy, onRetry, focusControl }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const focus = useRef(focusControl)
  focus.current = focusControl
  useLayoutEffect(() => {
    const node = button.current
    return () => {
      if (node === document.activeElement) focus.current()
    }
  }, [])
  return (
    <Button
      ref={button}
      look="outline"
      size="sm"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onRetry()
      }}
    >
      {pushPanelMessages.retry}
    </Button>
  )
}
