import { offeringDialogMessages as t } from '@registry/shared/messages/offerings/offering-dialogs'
import type { ReactNode } from 'react'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Sheet } from '../../../../ui/dialogs/sheet.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import type { useOfferingMutation } from '../queries/use-offering-mutation.ts'

interface OfferingFormDialogProps {
  title: string
  mutation: Pick<ReturnType<typeof useOfferingMutation>, 'isBusy' | 'failure' | 'isOver'>
  onClose: () => void
  /** The submit button. */
  action: ReactNode
  children: ReactNode
}

/**
 * A dialog around a form: shows the failure above the fields, and Cancel beside the submit button.
 * A click on the backdrop does not close it, because it would discard typed text.
 */
export function OfferingFormDialog({
  title,
  mutation,
  onClose,
  action,
  children,
}: OfferingFormDialogProps) {
  const { isBusy, failure, isOver } = mutation
  return (
    <Sheet
      title={title}
      closeLabel={t.close}
      dismissal={isBusy ? 'none' : 'not-backdrop'}
      onClose={onClose}
      focusAfter={focusTarget}
      foot={
        <div className="sharing-foot">
          <Button look="outline" disabled={isBusy} onClick={onClose}>
            {isOver ? t.close : t.cancel}
          </Button>
          {!isOver && action}
        </div>
      }
    >
      {failure && <Banner tone="red" title={failure} role="alert" ref={scrollIntoViewIfNeeded} />}
      {children}
    </Sheet>
  )
}

/** Keeps the focus on its element, or moves it to the list heading when the opener was unmounted with its card. */
function focusTarget(): HTMLElement | null | true {
  const { activeElement } = document
  return activeElement && activeElement !== document.body
    ? true
    : document.getElementById('sharing-requests')
}
