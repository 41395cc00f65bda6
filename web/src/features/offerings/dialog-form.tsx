import { offeringDialogMessages as words } from '@registry/shared/messages/offering-dialogs'
import type { ReactNode } from 'react'
import { showWhole } from '../../lib/show-whole.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { useOfferingCall } from './use-offering-call.ts'

interface DialogFormProps {
  title: string
  call: Pick<ReturnType<typeof useOfferingCall>, 'isBusy' | 'failure' | 'isOver'>
  onClose: () => void
  /** The submit button. */
  action: ReactNode
  children: ReactNode
}

/**
 * A dialog around a form: shows the failure above the fields, and Cancel beside the submit button.
 * A click on the backdrop does not close it, because it would discard typed text.
 */
export function DialogForm({ title, call, onClose, action, children }: DialogFormProps) {
  const { isBusy, failure, isOver } = call
  return (
    <Sheet
      title={title}
      closeLabel={words.close}
      dismissal={isBusy ? 'none' : 'not-backdrop'}
      onClose={onClose}
      focusAfter={focusKept}
      foot={
        <div className="sharing-foot">
          <Button look="outline" disabled={isBusy} onClick={onClose}>
            {isOver ? words.close : words.cancel}
          </Button>
          {!isOver && action}
        </div>
      }
    >
      {failure && <Banner tone="red" title={failure} role="alert" ref={showWhole} />}
      {children}
    </Sheet>
  )
}

/** Keeps the focus on its element, or moves it to the list heading when the opener was unmounted with its card. */
function focusKept(): HTMLElement | null | true {
  const { activeElement } = document
  return activeElement && activeElement !== document.body
    ? true
    : document.getElementById('sharing-requests')
}
