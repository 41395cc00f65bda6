import { useCallback, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  state: 'none' | 'some' | 'all'
  toggle: (id: string) => void
  /** All, or none when all are selected. */
  toggleAll: () => void
  clear: () => void
}

/** Which of the rows are selected; one that is gone is selected no more. */
export function useSelection(selectable: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = new Set(selectable.filter(id => chosen.has(id)))
  const isAll = ids.size > 0 && ids.size === selectable.length
  // Stays the same function, so that a row is drawn anew only when it changes itself.
  const toggle = useCallback((id: string) => {
    setChosen(before => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return {
    ids,
    state: isAll ? 'all' : ids.size > 0 ? 'some' : 'none',
    toggle,
    toggleAll: () => setChosen(new Set(isAll ? [] : selectable)),
    clear: () => setChosen(new Set()),
  }
}
