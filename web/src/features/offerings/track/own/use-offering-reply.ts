import type { OfferingMessage } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringMessageText, replyToParents } from '@registry/shared/contract/offerings/offerings'
import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { createIdempotencyKeys } from '../../../../lib/api-client/idempotency-key.ts'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import { draftStorage } from '../../../../lib/storage/draft-storage.ts'
import { linkKey } from '../../../../lib/url/link-key.ts'
import { isStaleOffering } from '../../stale-offering.ts'
import { offeringErrorText } from '../offering-error.ts'

const t = trackOfferingsMessages.thread

/** `tried` is the idempotency key of the last attempt with this text, reused by a retry. */
const draft = z.object({ text: z.string(), tried: z.optional(z.string()) })
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
    // Ignore input while the request is pending, so that the text matches its idempotency key.
    if (isUnderway.current) return
    write({ text })
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
    const idempotencyKey = reply.tried ?? createIdempotencyKeys()(reply.text)
    write({ ...reply, tried: idempotencyKey })
    try {
      const body = { key: linkKey('offering', id) ?? '', message: reply.text }
      const { data } = await visitorClient.call(
        replyToParents,
        { params: { id }, body },
        { idempotencyKey },
      )
      write(EMPTY_DRAFT)
      setSent(true)
      onSent(data)
    } catch (thrown) {
      const text = offeringErrorText(thrown, t.failed)
      if (isStaleOffering(thrown)) onRefused(text)
      else setFailure(text)
    } finally {
      isUnderway.current = false
      setBusy(false)
    }
  }
  return { text: reply.text, error, failure, isBusy, isSent, type, send }
}

function validationError(text: string): string | undefined {
  const parsed = offeringMessageText.safeParse(text)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}
