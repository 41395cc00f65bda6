import { useCallback, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  state: 'none' | 'some' | 'all'
  toggle: (id: string) => void
  /** Selects all, or none if all are selected. */
  toggleAll: () => void
  clear: () => void
}

/** State of the selected rows; removed rows are deselected. */
export function useRowSelection(selectable: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = new Set(selectable.filter(id => chosen.has(id)))
  const isAll = ids.size > 0 && ids.size === selectable.length
  // Stable identity, so that a memoized row renders only when it changes.
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
