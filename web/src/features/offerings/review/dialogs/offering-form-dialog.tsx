import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringDialogMessages as t } from '@registry/shared/messages/offerings/offering-dialogs'
import type { ReactNode } from 'react'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { ButtonLook } from '../../../../ui/buttons/button-class.ts'
import { Sheet } from '../../../../ui/dialogs/sheet.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { formatCondition } from '../../format/format-offering.ts'
import { OfferingThumbnail } from '../photos/offering-thumbnail.tsx'
import type { useOfferingMutation } from '../queries/use-offering-mutation.ts'
import type { CloseDialog } from './offering-dialog-types.ts'
import styles from './offering-dialogs.module.css'

interface OfferingFormDialogProps {
  title: string
  offering: OwnerOffering
  mutation: Pick<ReturnType<typeof useOfferingMutation>, 'isBusy' | 'failure' | 'isOver'>
  onClose: CloseDialog
  /** Id of the form that the submit button submits. */
  form: string
  submitLabel: string
  submitLook?: ButtonLook['look']
  children: ReactNode
}

/**
 * A dialog around a form: shows the failure and the offering above the fields, and Cancel beside the submit button.
 * Cancel discards typed text; closing it otherwise stores the text as a draft, unless it can no longer be sent. A click
 * on the backdrop does not close it, because it may be accidental.
 */
export function OfferingFormDialog(props: OfferingFormDialogProps) {
  const { title, onClose, form, submitLook, children } = props
  const { isBusy, failure, isOver } = props.mutation
  return (
    <Sheet
      title={title}
      closeLabel={t.close}
      dismissal={isBusy ? 'none' : 'not-backdrop'}
      onClose={() => onClose(isOver ? 'discard' : undefined)}
      focusAfter={focusTarget}
      foot={
        <Inline wrap grows gap={12} className={styles.sharingFoot}>
          <Button look="outline" disabled={isBusy} onClick={() => onClose('discard')}>
            {isOver ? t.close : t.cancel}
          </Button>
          {!isOver && (
            <Button type="submit" form={form} look={submitLook} disabled={isBusy}>
              {isBusy ? t.sending : props.submitLabel}
            </Button>
          )}
        </Inline>
      }
    >
      {failure && <Banner tone="red" title={failure} role="alert" ref={scrollIntoViewIfNeeded} />}
      <OfferingSummary offering={props.offering} />
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

/** A summary of the offering at the top of a dialog. */
function OfferingSummary({ offering }: { offering: OwnerOffering }) {
  return (
    <Inline
      gap={12}
      align="center"
      pad={12}
      radius={16}
      fill="sunken"
      canBreak
      className={styles.sharingMini}
    >
      <OfferingThumbnail offering={offering} />
      <div>
        <p className="strong" dir="auto">
          {offering.itemName}
        </p>
        <p className="hint" dir="auto">
          {t.from(formatCondition(offering), offering.offererName)}
        </p>
      </div>
    </Inline>
  )
}
