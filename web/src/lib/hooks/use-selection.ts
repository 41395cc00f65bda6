import { useCallback, useState } from 'react'

export type Selection<Row> = ReturnType<typeof useSelection<Row & { id: string }>>

/** Selection of rows by id; removed rows are deselected. */
export function useSelection<Row extends { id: string }>(selectable: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = selectable.filter(({ id }) => chosen.has(id))
  const isAll = rows.length > 0 && rows.length === selectable.length
  // Stable identity, so that a memoized row renders only when it changes.
  const toggle = useCallback((id: string) => {
    setChosen(before => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return {
    /** Selected rows in the order of the list, and their ids. */
    rows,
    ids: new Set(rows.map(({ id }) => id)) as ReadonlySet<string>,
    /** Number of selectable rows. */
    total: selectable.length,
    state: isAll ? 'all' : rows.length > 0 ? 'some' : 'none',
    toggle,
    /** Selects all, or none if all are selected. */
    toggleAll: () => setChosen(new Set(isAll ? [] : selectable.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  }
}
