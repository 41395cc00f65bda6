import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { useCallback, useState } from 'react'

/** Selection of contributors for a bulk action. */
export function useContributorSelection(shown: readonly ThankYou[]) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>()
  const selectable = shown.filter(({ status }) => status !== 'sent')
  const chosen = selectable.filter(({ id }) => selectedIds?.has(id))

  const toggle = useCallback((id: string) => {
    setSelectedIds(known => {
      const next = new Set(known)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])

  const isAll = chosen.length > 0 && chosen.length === selectable.length
  return {
    isOn: selectedIds !== undefined,
    canSelect: selectable.length > 0,
    /** Selected contributors that are displayed. */
    chosen,
    isAll,
    start: () => setSelectedIds(new Set()),
    stop: () => setSelectedIds(undefined),
    toggle,
    toggleAll: () => setSelectedIds(new Set(isAll ? [] : selectable.map(({ id }) => id))),
  }
}

export type ContributorSelection = ReturnType<typeof useContributorSelection>
