import { orderItems } from '@registry/shared/contract/items/items'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { ownItems, useOwnItems } from '../items-queries.ts'
import { createLatestSaver } from './create-latest-saver.ts'

/** Moves within this time are saved in one request. */
const PAUSE_MS = 400
/** Maximum number of ids per request; further items keep their order behind these. */
const MAX_ORDERED = 1000

export type SavingState = 'idle' | 'saving' | 'saved' | 'failed'

interface OrderItems {
  state: SavingState
  /**
   * Shows the new order immediately and reverts it if saving fails. Takes a function of the current
   * order, because a second move may precede the render of the first.
   */
  order: (change: (ids: string[]) => string[]) => void
  retry: () => void
}

const KEY = { queryKey: ownItems.queryKey }

/** Reorders the owner's items. */
export function useSaveItemOrder(): OrderItems {
  const client = useQueryClient()
  const [state, setState] = useState<SavingState>('idle')
  const [failedOrder, setFailedOrder] = useState<string[]>()
  /** Order that the server has not confirmed yet. */
  const unsaved = useRef<readonly string[]>(undefined)
  const show = (ids: readonly string[]) => {
    const places = new Map(ids.map((id, place) => [id, place]))
    const placeOf = (id: string) => places.get(id) ?? ids.length
    client.setQueryData(
      KEY.queryKey,
      known =>
        known && { ...known, items: known.items.toSorted((a, b) => placeOf(a.id) - placeOf(b.id)) },
    )
  }
  const [saver] = useState(() =>
    createLatestSaver<string[]>({
      save: ids => ownerClient.call(orderItems, { body: { ids: ids.slice(0, MAX_ORDERED) } }),
      onSaved: () => {
        unsaved.current = undefined
        setState('saved')
        void client.invalidateQueries(KEY)
      },
      onFailed: (_error, values) => {
        unsaved.current = undefined
        show(values.kept)
        setFailedOrder(values.lost)
        setState('failed')
        // Another device may have deleted one of the items, for which the server rejects the order.
        void client.invalidateQueries(KEY)
      },
      delayMs: PAUSE_MS,
    }),
  )
  useEffect(() => saver.flush, [saver])
  const { data: items } = useOwnItems()
  // A refetch, as when a contribution arrives, has the order before the moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for new items.
  useLayoutEffect(() => {
    if (unsaved.current) show(unsaved.current)
  }, [items])
  const order = (change: (ids: string[]) => string[]) => {
    const before = client.getQueryData(KEY.queryKey)?.items.map(({ id }) => id) ?? []
    const ids = change(before)
    void client.cancelQueries(KEY)
    unsaved.current = ids
    show(ids)
    setFailedOrder(undefined)
    setState('saving')
    saver.push(ids, before)
  }
  const retry = () => failedOrder && order(now => failedOrder.filter(id => now.includes(id)))
  return { state, order, retry }
}
