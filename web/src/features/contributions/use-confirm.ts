import { ApiError } from '@registry/shared/client/api-error'
import { contribute } from '@registry/shared/contract/contributions'
import type { PublicItem } from '@registry/shared/contract/items'
import type { PaymentMethod } from '@registry/shared/contract/registry-schemas'
import { contributionMessages as words } from '@registry/shared/messages/contributions'
import { type Cents, cents, centsFromDollars, ZERO } from '@registry/shared/money/money'
import { paymentReference } from '@registry/shared/payments/payment-reference'
import { useState } from 'react'
import { visitorClient } from '../../lib/visitor-client.ts'
import type { GiftDraft } from './gift-draft.ts'
import type { Gift } from './gift-form.ts'
import { idempotencyKey } from './idempotency-key.ts'
import type { SentGift } from './success-step.tsx'

export type ChosenMethod = PaymentMethod | 'Unknown'

export type Failure = { kind: 'exceeds'; left: Cents } | { kind: 'other'; text: string }

interface ConfirmParts {
  slug: string
  item: PublicItem
  gift: Gift
  draft: GiftDraft
  onDraft: (part: Partial<GiftDraft>) => void
  onSent: (sent: SentGift) => void
  onItemChange: (item: PublicItem) => void
}

/** Sends a gift once, however often it is tried, and says what went wrong in words. */
export function useConfirm(parts: ConfirmParts) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const send = async (method: ChosenMethod) => {
    setSending(true)
    setFailure(undefined)
    try {
      const item = await sendGift(parts, method)
      const reference = paymentReference(parts.gift.name, item.productName)
      parts.onSent({ amount: parts.gift.amount, method, reference, item })
    } catch (error) {
      const failure = toFailure(error)
      setFailure(failure)
      if (failure.kind === 'exceeds') parts.onItemChange(withLeft(parts.item, failure.left))
    } finally {
      setSending(false)
    }
  }
  return { isSending, failure, send, forgive: () => setFailure(undefined) }
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
  const text = JSON.stringify(body)
  const key = idempotencyKey(text, draft.sent)
  onDraft({ sent: { key, body: text } })
  const answer = await visitorClient.call(
    contribute,
    { params: { slug, id: item.id }, body },
    { idempotencyKey: key },
  )
  return answer.data
}

function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'other', text: words.failed }
  if (error.code === 'AMOUNT_EXCEEDS_REMAINING') {
    return {
      kind: 'exceeds',
      left: centsFromDollars(Number(error.details.body?.remaining)) ?? ZERO,
    }
  }
  if (error.status === 429) return { kind: 'other', text: words.rateLimited }
  return { kind: 'other', text: error.message || words.failed }
}

function withLeft(item: PublicItem, left: Cents): PublicItem {
  return {
    ...item,
    amountContributed: cents(item.totalPrice - left),
    isFullyFunded: left === 0,
    can: { contribute: left > 0 },
  }
}
