import type { OwnerItem } from '@registry/shared/contract/items'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { arrangeItems, type ItemSort } from './arrange-items.ts'
import type { ItemFilter } from './item-filter.ts'

export type ListMode = 'browse' | 'reorder' | 'select'

/** How the owner looks at the list, and what they have selected in it. */
export function useItemList(
  items: OwnerItem[],
  filter: ItemFilter,
  highlighted: string | undefined,
) {
  const [mode, setMode] = useState<ListMode>('browse')
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<ItemSort>('own')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(
    () => arrangeItems(items, { filter, search, sort }),
    [items, filter, search, sort],
  )
  // What is to be shown to the owner is shown, whatever they searched for before.
  if (highlighted && search !== '' && !shown.some(({ id }) => id === highlighted)) setSearch('')
  // What a filter hides is not acted upon.
  const selected = useMemo(() => shown.filter(({ id }) => ticked.has(id)), [shown, ticked])

  const tick = useStable((id: string) => {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  })
  const tickAll = () =>
    setTicked(new Set(selected.length === shown.length ? [] : shown.map(({ id }) => id)))
  useReturnFocus(mode)
  const enter = (next: ListMode) => {
    setTicked(new Set())
    setMode(next)
  }
  return {
    mode,
    enter,
    search,
    setSearch,
    sort,
    setSort,
    shown,
    /** Undefined while none are being selected. */
    ticked: mode === 'select' ? ticked : undefined,
    selected,
    tick,
    tickAll,
    untickAll: () => setTicked(new Set()),
    /** Changes when other items are to be seen. */
    view: `${filter} ${sort} ${search}`,
  }
}

export type ItemListState = ReturnType<typeof useItemList>

/** The id of the button that enters a mode. */
export const modeButtonId = (mode: ListMode) => `start-${mode}`

/** Whoever is done with a mode goes on where they entered it: the button they pressed is gone. */
function useReturnFocus(mode: ListMode): void {
  const last = useRef(mode)
  useLayoutEffect(() => {
    if (mode === 'browse' && last.current !== mode) {
      document.getElementById(modeButtonId(last.current))?.focus({ preventScroll: true })
    }
    last.current = mode
  }, [mode])
}
