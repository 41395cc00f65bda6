import type { OfferingMessage } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringMessageText, replyToParents } from '@registry/shared/contract/offerings/offerings'
import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import {
  isStoredRejection,
  sendIdempotently,
  unconfirmedRequest,
} from '../../../../lib/api-client/send-idempotently.ts'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import { draftStorage } from '../../../../lib/storage/draft-storage.ts'
import { linkKey } from '../../../../lib/url/link-key.ts'
import { isStaleOffering } from '../../stale-offering.ts'
import { offeringErrorText } from '../offering-error.ts'

const t = trackOfferingsMessages.thread

const draft = z.object({ text: z.string(), sent: z.optional(unconfirmedRequest) })
type Draft = z.output<typeof draft>

const EMPTY_DRAFT: Draft = { text: '' }

interface ReplyOptions {
  id: string
  onSent: (message: OfferingMessage) => void
  /** Called with an error text when the offering's status has changed meanwhile. */
  onRefused: (text: string) => void
}

/** State of the reply form: draft, validation and sending. */
export function useOfferingReply({ id, onSent, onRefused }: ReplyOptions) {
  const draftStore = draftStorage(`offering_reply:${id}`, draft)
  const [reply, setReply] = useState(() => draftStore.read() ?? EMPTY_DRAFT)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const isUnderway = useRef(false)

  const write = (next: Draft) => {
    setReply(next)
    if (next.text === '') draftStore.clear()
    else draftStore.write(next)
  }
  const type = (text: string) => {
    // Ignore input while the request is pending, so that its response belongs to the text.
    if (isUnderway.current) return
    write({ ...reply, text })
    setSent(false)
    if (error) setError(validationError(text))
  }
  const send = async () => {
    const problem = validationError(reply.text)
    setError(problem)
    if (problem || isUnderway.current) return
    isUnderway.current = true
    setBusy(true)
    setFailure(undefined)
    const { text } = reply
    try {
      const { body, response } = await sendIdempotently({
        body: text,
        sent: reply.sent,
        onSend: sent => write({ text, sent }),
        post: (message, idempotencyKey) => postReply(id, message, idempotencyKey),
      })
      const isEarlier = body !== text
      write(isEarlier ? { text } : EMPTY_DRAFT)
      if (isEarlier) setFailure(t.sentBefore)
      else setSent(true)
      onSent(response)
    } catch (thrown) {
      // A rejection is stored under the key, so the next attempt needs a new idempotency key.
      if (isStoredRejection(thrown)) write({ text })
      const errorText = offeringErrorText(thrown, t.failed)
      if (isStaleOffering(thrown)) onRefused(errorText)
      else setFailure(errorText)
    } finally {
      isUnderway.current = false
      setBusy(false)
    }
  }
  return { text: reply.text, error, failure, isBusy, isSent, type, send }
}

async function postReply(
  id: string,
  message: string,
  idempotencyKey: string,
): Promise<OfferingMessage> {
  const input = { params: { id }, body: { key: linkKey('offering', id) ?? '', message } }
  return (await visitorClient.call(replyToParents, input, { idempotencyKey })).data
}

function validationError(text: string): string | undefined {
  const parsed = offeringMessageText.safeParse(text)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}
