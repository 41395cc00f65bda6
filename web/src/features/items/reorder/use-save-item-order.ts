import { type OwnerItem, orderItems } from '@registry/shared/contract/items/items'
import { type MutationStatus, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { ownItems, useOwnItems } from '../items-queries.ts'
import { inPageOrder } from './in-page-order.ts'

/** Moves within this time are saved in one request. */
const PAUSE_MS = 400
/** Maximum number of ids per request; further items keep their order behind these. */
const MAX_ORDERED = 1000

interface OrderItems {
  /** Status of saving the newest order. */
  status: MutationStatus
  /**
   * Shows the new order immediately and reverts it if saving fails. Takes a function of the current
   * order, because a second move may precede the render of the first.
   */
  order: (change: (ids: string[]) => string[]) => void
  retry: () => void
}

interface UnsavedOrder {
  ids: string[]
  /** Last order that the server has confirmed. */
  saved: string[]
  /** Resolves after the last move's pause, or earlier by a newer move or when the list closes. */
  pause: Promise<void>
  endPause: () => void
}

const KEY = { queryKey: ownItems.queryKey }

/** Reorders the owner's items. Orders are saved one at a time; the newest replaces those that wait. */
export function useSaveItemOrder(): OrderItems {
  const client = useQueryClient()
  /** Newest order, until its request has completed. */
  const unsaved = useRef<UnsavedOrder>(undefined)
  const show = (ids: readonly string[]) => {
    const places = new Map(ids.map((id, place) => [id, place]))
    const placeOf = (id: string) => places.get(id) ?? ids.length
    const place = (items: OwnerItem[]) =>
      items
        .map(item => (places.has(item.id) ? { ...item, isPlaced: true } : item))
        .toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
    client.setQueryData(KEY.queryKey, known => known && { ...known, items: place(known.items) })
  }
  const { mutate, status, variables } = useMutation({
    scope: { id: 'item-order' },
    mutationFn: async (ids: string[]) => {
      await unsaved.current?.pause
      if (unsaved.current?.ids !== ids) return
      await ownerClient.call(orderItems, { body: { ids: ids.slice(0, MAX_ORDERED) } })
      unsaved.current.saved = ids
    },
    onSettled: (_response, _error, ids) => {
      if (unsaved.current?.ids !== ids) return
      show(unsaved.current.saved)
      unsaved.current = undefined
      // Another device may have deleted one of the items, for which the server rejects the order.
      void client.invalidateQueries(KEY)
    },
  })
  // The newest order is saved without a pause when the list closes.
  useEffect(() => () => unsaved.current?.endPause(), [])
  const { data: items } = useOwnItems()
  // A refetch, as when a contribution arrives, has the order before the moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for new items.
  useLayoutEffect(() => {
    if (unsaved.current) show(unsaved.current.ids)
  }, [items])
  const order = (change: (ids: string[]) => string[]) => {
    const before = inPageOrder(client.getQueryData(KEY.queryKey)?.items ?? []).map(({ id }) => id)
    const ids = change(before)
    void client.cancelQueries(KEY)
    let endPause = () => {}
    const pause = new Promise<void>(resolve => {
      endPause = resolve
    })
    setTimeout(endPause, PAUSE_MS)
    unsaved.current?.endPause()
    unsaved.current = { ids, saved: unsaved.current?.saved ?? before, pause, endPause }
    show(ids)
    mutate(ids)
  }
  const retry = () => variables && order(now => variables.filter(id => now.includes(id)))
  return { status, order, retry }
}
