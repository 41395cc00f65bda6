import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { sendOfferingMessage } from '@registry/shared/contract/offerings/owner-offerings'
import { offeringDialogMessages } from '@registry/shared/messages/offerings/offering-dialogs'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import {
  isStoredRejection,
  sendIdempotently,
  unconfirmedRequest,
} from '../../../../lib/api-client/send-idempotently.ts'
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
  // `sent` is the request whose response was lost, as JSON.
  const [{ message, sent }, type] = useDialogFields({ message: '', sent: '' }, draft)
  const [isMissing, setIsMissing] = useState(false)
  const [isEarlier, setIsEarlier] = useState(false)
  const mutation = useOfferingMutation({
    send: async () => {
      const text = message.trim()
      try {
        const { body } = await sendIdempotently({
          body: text,
          sent: sent === '' ? undefined : z.decode(unconfirmedRequest, JSON.parse(sent)),
          onSend: request => type({ sent: JSON.stringify(request) }),
          post: (written, idempotencyKey) => postMessage(offering, written, idempotencyKey),
        })
        setIsEarlier(body !== text)
        const unsent = body === text ? '' : message
        type({ message: unsent, sent: '' })
        // Changes the draft also when the dialog was closed meanwhile.
        draft.onTyped(unsent === '' ? {} : { message: unsent })
        if (unsent === '') onSent()
      } catch (error) {
        // A rejection is stored under the key, so the next attempt needs a new idempotency key.
        if (isStoredRejection(error)) type({ sent: '' })
        throw error
      }
    },
    onDone: () => {
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
    else {
      setIsEarlier(false)
      mutation.run()
    }
  }
  if (!offering.can.message) return <p className="muted">{t.closed}</p>
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submit}>
      {mutation.failure && <Banner tone="red" title={mutation.failure} role="alert" />}
      {isEarlier && <Banner tone="red" title={t.sentBefore} role="alert" />}
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
        onChange={event => type({ message: event.target.value })}
      />
      <Button type="submit" disabled={mutation.isBusy}>
        {mutation.isBusy ? offeringDialogMessages.sending : t.send}
      </Button>
    </Stack>
  )
}

const postMessage = ({ id }: OwnerOffering, message: string, idempotencyKey: string) =>
  ownerClient.call(sendOfferingMessage, { body: { offeringId: id, message } }, { idempotencyKey })
