import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { sendOfferingMessage } from '@registry/shared/contract/offerings/owner-offerings'
import { offeringDialogMessages } from '@registry/shared/messages/offerings/offering-dialogs'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { createIdempotencyKeys } from '../../../../lib/api-client/idempotency-key.ts'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { offererFirstName } from '../../format/format-offering.ts'
import { refreshThread } from '../queries/offerings-queries.ts'
import { useOfferingMutation } from '../queries/use-offering-mutation.ts'
import type { DialogDraft } from './offering-dialog-types.ts'
import { useDialogFields } from './use-dialog-fields.ts'

const t = offeringDialogMessages.thread

interface MessageFormProps extends DialogDraft {
  offering: OwnerOffering
  onSent: () => void
}

/** Sends a message to the offerer. The text stays in the field when sending fails. */
export function MessageForm({ offering, onSent, ...draft }: MessageFormProps) {
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  // `tried` is the idempotency key of the last attempt with this text, reused by a retry.
  const [{ message, tried }, type] = useDialogFields({ message: '', tried: '' }, draft)
  const [isMissing, setIsMissing] = useState(false)
  const mutation = useOfferingMutation({
    send: () => {
      const body = { offeringId: offering.id, message: message.trim() }
      const idempotencyKey = tried || createIdempotencyKeys()(body)
      type({ tried: idempotencyKey })
      return ownerClient.call(sendOfferingMessage, { body }, { idempotencyKey })
    },
    onDone: () => {
      type({ message: '', tried: '' })
      // Deletes the draft also when the dialog was closed meanwhile.
      draft.onTyped({})
      onSent()
      void refreshThread(client, offering.id)
      field.current?.focus()
    },
    failed: t.sendFailed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isBlank = message.trim() === ''
    setIsMissing(isBlank)
    if (isBlank) field.current?.focus()
    else mutation.run()
  }
  if (!offering.can.message) return <p className="muted">{t.closed}</p>
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submit}>
      {mutation.failure && <Banner tone="red" title={mutation.failure} role="alert" />}
      <TextArea
        ref={field}
        label={t.field(offererFirstName(offering))}
        rows={3}
        maxLength={OFFERING_LIMITS.message}
        dir="auto"
        error={isMissing ? t.missing : ''}
        value={message}
        // The response empties the field.
        readOnly={mutation.isBusy}
        onChange={event => type({ message: event.target.value, tried: '' })}
      />
      <Button type="submit" disabled={mutation.isBusy}>
        {mutation.isBusy ? offeringDialogMessages.sending : t.send}
      </Button>
    </Stack>
  )
}
