import { useState } from 'react'

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
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return {
    ids,
    state: isAll ? 'all' : ids.size > 0 ? 'some' : 'none',
    toggle,
    toggleAll: () => setChosen(new Set(isAll ? [] : selectable)),
    clear: () => setChosen(new Set()),
  }
}
