import { ApiError } from '@registry/shared/client/api-error'
import { contribute } from '@registry/shared/contract/contributions'
import { itemFunding, type PublicItem } from '@registry/shared/contract/items'
import { useState } from 'react'
import * as z from 'zod/mini'
import { isAnswered } from '../../lib/is-answered.ts'
import { requestKey } from '../../lib/request-key.ts'
import { visitorClient } from '../../lib/visitor-client.ts'
import { type Failure, toFailure } from './contribution-failure.ts'
import type { GiftDraft } from './gift-draft.ts'
import type { Gift } from './gift-form.ts'
import { paidReference } from './paid-reference.ts'
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

/** Sends a gift once, however often it is tried, and says what went wrong in words. */
export function useConfirm(parts: ConfirmParts) {
  const [failure, setFailure] = useState<Failure>()
  const { gift, item, onDraft, onSending, onSent, onItemChange } = parts

  const send = async (method: ChosenMethod) => {
    onSending(true)
    setFailure(undefined)
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
      else setFailure(toFailure(error))
    } finally {
      onSending(false)
    }
  }
  return { failure, send, forgive: () => setFailure(undefined) }
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
