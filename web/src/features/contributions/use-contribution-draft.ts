import type { PublicItem } from '@registry/shared/contract/items'
import { type Cents, cents, remainingCents } from '@registry/shared/money/money'
import { useCallback, useState } from 'react'
import { visitorData } from '../../lib/visitor-data.ts'
import { amountToType } from './amount-text.ts'
import { type GiftDraft, keptGiftDrafts } from './contribution-drafts.ts'

const USUAL_AMOUNT = cents(50_00)

function emptyDraft(left: Cents): GiftDraft {
  const amount = cents(Math.min(USUAL_AMOUNT, left))
  return { name: '', email: '', amount: amountToType(amount), message: '' }
}

/** Words taken along from another gift; else what the guest told this browser about themselves. */
function knownWords(): Partial<GiftDraft> {
  return keptGiftDrafts.words() ?? visitorData.prefill() ?? {}
}

/** What was typed for an item, kept until it is sent; for a new one, what is known of the guest. */
export function useGiftDraft({ id, totalPrice, amountContributed }: PublicItem) {
  const [draft, setDraft] = useState(
    () =>
      keptGiftDrafts.read(id) ?? {
        ...emptyDraft(remainingCents(totalPrice, amountContributed)),
        ...knownWords(),
      },
  )
  const change = useCallback(
    (part: Partial<GiftDraft>) =>
      setDraft(now => {
        const next = { ...now, ...part }
        keptGiftDrafts.write(id, next)
        return next
      }),
    [id],
  )
  const forget = useCallback(() => keptGiftDrafts.forget(id), [id])
  const moveOn = useCallback(() => keptGiftDrafts.moveOn(id, draft), [id, draft])
  return { draft, change, forget, moveOn }
}
