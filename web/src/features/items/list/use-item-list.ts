import type { OwnerItem } from '@registry/shared/contract/items/items'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSelection } from '../../../lib/hooks/use-selection.ts'
import { arrangeItems, type ItemSort } from './arrange-items.ts'
import type { ItemFilter } from './item-filter.ts'

export type ListMode = 'browse' | 'reorder' | 'select'

/** State of the list: mode, search, sorting and selection. */
export function useItemList(
  items: OwnerItem[],
  filter: ItemFilter,
  highlighted: string | undefined,
) {
  const [mode, setMode] = useState<ListMode>('browse')
  const [areToolsShown, showTools] = useState(false)
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<ItemSort>('own')
  const shown = useMemo(
    () => arrangeItems(items, { filter, search, sort }),
    [items, filter, search, sort],
  )
  // Items hidden by the filter are excluded from bulk actions.
  const selection = useSelection(shown)
  useReturnFocus(mode)
  const enter = (next: ListMode) => {
    selection.clear()
    setMode(next)
  }
  const [revealed, setRevealed] = useState<string>()
  if (highlighted !== revealed) {
    setRevealed(highlighted)
    // A newly highlighted item must be visible as a card. An unsaved order is saved when its list closes.
    if (highlighted && mode === 'reorder') enter('browse')
    if (highlighted && !shown.some(({ id }) => id === highlighted)) setSearch('')
  }
  return {
    mode,
    enter,
    /** Whether search and sorting are unfolded; on phones they are folded at first. */
    areToolsShown,
    showTools,
    search,
    setSearch,
    sort,
    setSort,
    shown,
    selection,
    /** Changes when a different selection of items is displayed. */
    view: `${filter} ${sort} ${search}`,
  }
}

export type ItemListState = ReturnType<typeof useItemList>

/** Id of the button that enters a mode. */
export const modeButtonId = (mode: ListMode) => `start-${mode}`

/** Focuses the button that entered the mode, because the button that left it is gone. */
function useReturnFocus(mode: ListMode): void {
  const last = useRef(mode)
  useLayoutEffect(() => {
    if (mode === 'browse' && last.current !== mode) {
      document.getElementById(modeButtonId(last.current))?.focus({ preventScroll: true })
    }
    last.current = mode
  }, [mode])
}
