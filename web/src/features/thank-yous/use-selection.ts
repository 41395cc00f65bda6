import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { useCallback, useState } from 'react'

/** Selection of contributors for a bulk action. */
export function useSelection(shown: readonly ThankYou[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const selectable = shown.filter(({ status }) => status !== 'sent')
  const chosen = selectable.filter(({ id }) => ticked?.has(id))

  const toggle = useCallback((id: string) => {
    setTicked(known => {
      const next = new Set(known)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])

  const isAll = chosen.length > 0 && chosen.length === selectable.length
  return {
    isOn: ticked !== undefined,
    canSelect: selectable.length > 0,
    /** Selected contributors that are displayed. */
    chosen,
    isAll,
    start: () => setTicked(new Set()),
    stop: () => setTicked(undefined),
    toggle,
    toggleAll: () => setTicked(new Set(isAll ? [] : selectable.map(({ id }) => id))),
  }
}

export type Selection = ReturnType<typeof useSelection>
