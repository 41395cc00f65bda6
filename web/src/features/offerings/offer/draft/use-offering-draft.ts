import { useCallback, useState } from 'react'
import { visitorData } from '../../../../lib/visitor/visitor-data.ts'
import {
  EMPTY_OFFERING_DRAFT,
  type OfferingDraft,
  type OfferingDraftStorage,
} from './offering-draft.ts'

/** Loads and stores the draft; a new one is prefilled with the stored visitor data. */
export function useOfferingDraft(draftStore: OfferingDraftStorage) {
  const [draft, setDraft] = useState(() => draftStore.read() ?? newDraft())
  const change = useCallback(
    (part: Partial<OfferingDraft>) =>
      setDraft(now => {
        const next = { ...now, ...part }
        draftStore.write(next)
        return next
      }),
    [draftStore],
  )
  return [draft, change] as const
}

function newDraft(): OfferingDraft {
  const known = visitorData.prefill()
  return {
    ...EMPTY_OFFERING_DRAFT,
    offererName: known?.name ?? '',
    offererEmail: known?.email ?? '',
  }
}
