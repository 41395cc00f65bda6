import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { flagOffering } from '@registry/shared/contract/offerings/owner-offerings'
import { offeringDialogMessages } from '@registry/shared/messages/offerings/offering-dialogs'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { useOfferingMutation } from '../queries/use-offering-mutation.ts'
import type { CloseDialog, DialogDraft } from './offering-dialog-types.ts'
import { OfferingFormDialog } from './offering-form-dialog.tsx'
import { useDialogFields } from './use-dialog-fields.ts'

const t = offeringDialogMessages.flag

interface FlagDialogProps extends DialogDraft {
  offering: OwnerOffering
  onClose: CloseDialog
}

/** Flags an offering with a reason that only the owner sees. */
export function FlagDialog({ offering, onClose, ...draft }: FlagDialogProps) {
  const form = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ reason }, type] = useDialogFields({ reason: '' }, draft)
  const [isMissing, setIsMissing] = useState(false)
  const mutation = useOfferingMutation({
    send: () =>
      ownerClient.call(flagOffering, {
        params: { id: offering.id },
        body: { flagReason: reason.trim() },
      }),
    onDone: () => {
      showToast('success', offeringsMessages.heard.flagged)
      onClose('discard')
    },
    failed: offeringsMessages.failure.step,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isBlank = reason.trim() === ''
    setIsMissing(isBlank)
    if (isBlank) field.current?.focus()
    else mutation.run()
  }
  return (
    <OfferingFormDialog
      title={t.title}
      offering={offering}
      mutation={mutation}
      onClose={onClose}
      form={form}
      submitLabel={t.action}
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextArea
          ref={field}
          label={t.field}
          hint={t.hint}
          rows={2}
          maxLength={OFFERING_LIMITS.note}
          dir="auto"
          required
          error={isMissing ? t.missing : ''}
          value={reason}
          readOnly={mutation.isBusy}
          onChange={event => type({ reason: event.target.value })}
        />
      </form>
    </OfferingFormDialog>
  )
}
