import { useCallback, useState } from 'react'
import { visitorData } from '../../lib/visitor-data.ts'
import { EMPTY_OFFER, type KeptOffer, type OfferDraft } from './offering-draft.ts'

/** What was typed before a reload; else a new form, with what somebody lets this browser fill in. */
export function useOfferDraft(kept: KeptOffer) {
  const [draft, setDraft] = useState(() => kept.read() ?? newOffer())
  const change = useCallback(
    (part: Partial<OfferDraft>) =>
      setDraft(now => {
        const next = { ...now, ...part }
        kept.write(next)
        return next
      }),
    [kept],
  )
  return [draft, change] as const
}

function newOffer(): OfferDraft {
  const known = visitorData.prefill()
  return { ...EMPTY_OFFER, offererName: known?.name ?? '', offererEmail: known?.email ?? '' }
}
