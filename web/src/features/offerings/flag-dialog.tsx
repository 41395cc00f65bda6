import type { OwnerOffering } from '@registry/shared/contract/offering-schemas'
import { flagOffering } from '@registry/shared/contract/owner-offerings'
import { offeringDialogMessages } from '@registry/shared/messages/offering-dialogs'
import { offeringsMessages } from '@registry/shared/messages/offerings'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ownerClient } from '../../lib/owner-client.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { DialogForm } from './dialog-form.tsx'
import type { TypedHere } from './offering-dialog.ts'
import { OfferingMini } from './offering-mini.tsx'
import { useOfferingCall } from './use-offering-call.ts'
import { useTyped } from './use-typed.ts'

const words = offeringDialogMessages.flag

interface FlagDialogProps extends TypedHere {
  offering: OwnerOffering
  onClose: () => void
}

/** Flags an offering with a reason that only the owner sees. */
export function FlagDialog({ offering, onClose, ...kept }: FlagDialogProps) {
  const form = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ reason }, type] = useTyped({ reason: '' }, kept)
  const [isMissing, setIsMissing] = useState(false)
  const call = useOfferingCall({
    send: () =>
      ownerClient.call(flagOffering, {
        params: { id: offering.id },
        body: { flagReason: reason.trim() },
      }),
    onDone: () => {
      showToast('success', offeringsMessages.heard.flagged)
      onClose()
    },
    failed: offeringsMessages.failure.step,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isBlank = reason.trim() === ''
    setIsMissing(isBlank)
    if (isBlank) field.current?.focus()
    else call.run()
  }
  return (
    <DialogForm
      title={words.title}
      call={call}
      onClose={onClose}
      action={
        <Button type="submit" form={form} disabled={call.isBusy}>
          {call.isBusy ? offeringDialogMessages.sending : words.action}
        </Button>
      }
    >
      <OfferingMini offering={offering} />
      <form id={form} noValidate onSubmit={submit}>
        <TextArea
          ref={field}
          label={words.field}
          hint={words.hint}
          rows={2}
          maxLength={OFFERING_LIMITS.note}
          dir="auto"
          required
          error={isMissing ? words.missing : ''}
          value={reason}
          onChange={event => type({ reason: event.target.value })}
        />
      </form>
    </DialogForm>
  )
}
