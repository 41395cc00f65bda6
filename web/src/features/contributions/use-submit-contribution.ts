import { ApiError } from '@registry/shared/client/api-error'
import { contribute } from '@registry/shared/contract/contributions'
import { itemFunding, type PublicItem } from '@registry/shared/contract/items'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isAnswered } from '../../lib/is-answered.ts'
import { requestKey } from '../../lib/request-key.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { visitorClient } from '../../lib/visitor-client.ts'
import type { GiftDraft } from './contribution-drafts.ts'
import { type Failure, repeatAfterS, toFailure } from './contribution-failure.ts'
import type { Gift } from './contribution-form-schema.ts'
import { paidReference } from './reference-for-method.ts'
import type { ChosenMethod, SentGift } from './success-step.tsx'

export interface ConfirmParts {
  slug: string
  item: PublicItem
  gift: Gift
  draft: GiftDraft
  onDraft: (part: Partial<GiftDraft>) => void
  onSending: (isSending: boolean) => void
  onSent: (sent: SentGift) => void
  onItemChange: (item: PublicItem) => void
}

/** Requests that are repeated without a press, after which only the visitor tries again. */
const REPETITIONS_MAX = 10

/**
 * Sends a gift once, however often it is tried, and says what went wrong in words. A server that is away or too busy
 * is tried again by itself: `againInS` are the seconds until then.
 */
export function useConfirm(parts: ConfirmParts) {
  const [failure, setFailure] = useState<Failure>()
  const repeated = useRef<{ method: ChosenMethod; count: number }>(undefined)
  const again = useCountdown(() => {
    if (repeated.current) void send(repeated.current.method)
  })
  const { gift, item, onDraft, onSending, onSent, onItemChange } = parts

  const repeatLater = (method: ChosenMethod, error: unknown) => {
    const count = (repeated.current?.count ?? 0) + 1
    const wait = repeatAfterS(error)
    if (wait === undefined || count > REPETITIONS_MAX) return
    repeated.current = { method, count }
    again.start(wait)
  }
  const send = async (method: ChosenMethod) => {
    onSending(true)
    setFailure(undefined)
    again.stop()
    try {
      const counted = await sendGift(parts, method)
      const reference = paidReference(method, gift.name, item.productName)
      const { amount, message } = gift
      onSent({ amount, method, reference, hasNote: Boolean(message), item: counted })
    } catch (error) {
      // What was refused was not counted, whatever is left of the item by now.
      if (isAnswered(error)) onDraft({ sent: undefined })
      const present = presentItem(item, error)
      if (present) onItemChange(present)
      else {
        setFailure(toFailure(error))
        repeatLater(method, error)
      }
    } finally {
      onSending(false)
    }
  }
  const confirm = (method: ChosenMethod) => {
    repeated.current = undefined
    return send(method)
  }
  const forgive = () => {
    setFailure(undefined)
    again.stop()
  }
  return { failure, againInS: again.left, send: confirm, forgive }
}

async function sendGift(parts: ConfirmParts, method: ChosenMethod): Promise<PublicItem> {
  const { slug, item, gift, draft, onDraft } = parts
  const body = {
    name: gift.name,
    email: gift.email,
    amount: gift.amount,
    message: gift.message || undefined,
    paymentMethod: method,
  }
  const sent = requestKey(body, draft.sent)
  onDraft({ sent })
  const answer = await visitorClient.call(
    contribute,
    { params: { slug, id: item.id }, body },
    { idempotencyKey: sent.key },
  )
  return answer.data
}

/** The item as it is now, when someone else was faster: the refusal tells how far it is. */
function presentItem(item: PublicItem, error: unknown): PublicItem | undefined {
  if (!(error instanceof ApiError) || error.code !== 'AMOUNT_EXCEEDS_REMAINING') return undefined
  const told = z.safeDecode(itemFunding, error.details.body?.item as never)
  return told.success ? { ...item, ...told.data } : undefined
}
