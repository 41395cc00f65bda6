import type { PublicItem } from '@registry/shared/contract/items'
import { type Cents, cents, remainingCents } from '@registry/shared/money/money'
import { useCallback, useMemo, useState } from 'react'
import { amountToType } from './amount-text.ts'
import { type GiftDraft, giftDraftStorage } from './gift-draft.ts'

const USUAL_AMOUNT = cents(50_00)

function emptyDraft(left: Cents): GiftDraft {
  const amount = cents(Math.min(USUAL_AMOUNT, left))
  return { name: '', email: '', amount: amountToType(amount), message: '' }
}

/** What was typed for an item, kept through closing and reloading until it is sent. */
export function useGiftDraft(item: PublicItem) {
  const storage = useMemo(() => giftDraftStorage(item.id), [item.id])
  const [draft, setDraft] = useState(
    () => storage.read() ?? emptyDraft(remainingCents(item.totalPrice, item.amountContributed)),
  )
  const change = useCallback(
    (part: Partial<GiftDraft>) =>
      setDraft(now => {
        const next = { ...now, ...part }
        storage.write(next)
        return next
      }),
    [storage],
  )
  return { draft, change, forget: storage.clear }
}
