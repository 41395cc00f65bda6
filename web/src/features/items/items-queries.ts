import { ApiError } from '@registry/shared/client/api-error'
import { sendItem } from '@registry/shared/client/create-item'
import {
  deleteItem,
  type ItemChanges,
  type ItemDraft,
  listOwnItems,
  type OwnerItem,
  resetItemContributions,
  updateItem,
} from '@registry/shared/contract/items/items'
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-client/api-query.ts'
import { ignoreError } from '../../lib/api-client/ignore-error.ts'
import { ownerClient } from '../../lib/api-client/owner-client.ts'
import { afterMutations } from '../../lib/query-cache/after-mutations.ts'
import { lastDeletion } from './form/last-deletion.ts'

/** Query of the owner's items; every item mutation updates its cache. */
export const ownItems = apiQuery(listOwnItems, {})

/** Items of the signed-in owner, with contributors. */
export function useOwnItems() {
  return useQuery({ ...ownItems, select: response => response.items })
}

/** Sum of the contributions to deleted items. */
export function useAmountOfDeleted() {
  return useQuery({ ...ownItems, select: response => response.amountOfDeleted }).data
}

/** Ids of the unconfirmed contributions to deleted items. */
export function useUnconfirmedOfDeleted() {
  return useQuery({ ...ownItems, select: response => response.unconfirmedOfDeleted }).data
}

/** Refetches the items, which may have received contributions. */
export function useRefreshItems(): () => void {
  const client = useQueryClient()
  return () =>
    afterMutations(client, () => {
      void client.invalidateQueries({ queryKey: ownItems.queryKey })
    })
}

function changeItems(client: QueryClient, change: (items: OwnerItem[]) => OwnerItem[]): void {
  client.setQueryData(ownItems.queryKey, known => known && { ...known, items: change(known.items) })
  void client.invalidateQueries({ queryKey: ownItems.queryKey })
}

const SAVE_ITEM = { mutationKey: ['save-item'] } as const

/** Returns true while the item is being updated; without an id, while an item is being added. */
export function useIsSavingItem(id: string | undefined): boolean {
  const saved = useMutationState({
    filters: { ...SAVE_ITEM, status: 'pending' },
    select: ({ state }) => state.variables as Partial<ItemUpdate> | undefined,
  })
  return saved.some(variables => variables?.id === id)
}

/**
 * Adds an item. Retrying with the same idempotency key after a lost response does not add it twice.
 */
export function useCreateItem() {
  const client = useQueryClient()
  return useMutation({
    ...SAVE_ITEM,
    mutationFn: ({ draft, key }: { draft: ItemDraft; key: string }) =>
      sendItem(ownerClient.call, draft, { idempotencyKey: key }),
    onSuccess: ({ data }) =>
      changeItems(client, items => [data, ...items.filter(({ id }) => id !== data.id)]),
  })
}

interface ItemUpdate {
  id: string
  changes: ItemChanges
  /** Version of the item that the changes are based on. */
  version: number | undefined
}

/** Saves changed fields of an item. Fails with EDIT_CONFLICT and the current item after another edit. */
export function useUpdateItem() {
  const client = useQueryClient()
  return useMutation({
    ...SAVE_ITEM,
    mutationFn: ({ id, changes, version }: ItemUpdate) =>
      ownerClient.call(updateItem, { params: { id }, body: { ...changes, version } }),
    onSuccess: ({ data }) => changeItems(client, items => replaceItem(items, data)),
  })
}

/** Deletes an item; succeeds if it is deleted already. */
export function useDeleteItem() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (item: OwnerItem) =>
      ignoreError('NOT_FOUND', ownerClient.call(deleteItem, { params: { id: item.id } })),
    onSuccess: (_, gone) => {
      lastDeletion().write(gone.id)
      changeItems(client, items => items.filter(item => item.id !== gone.id))
    },
  })
}

/**
 * Resets an item; succeeds if it has no contributions any more. Fails with EDIT_CONFLICT, once the items are loaded
 * again, if the number or sum of its contributions is not `item`'s.
 */
export function useResetItem() {
  const client = useQueryClient()
  const refetch = () => client.invalidateQueries({ queryKey: ownItems.queryKey })
  return useMutation({
    mutationFn: ({ id, contributorCount, amountContributed }: OwnerItem) =>
      ignoreError(
        'NO_CONTRIBUTIONS',
        ownerClient.call(resetItemContributions, {
          params: { id },
          query: { contributorCount, amountContributed },
        }),
      ),
    onSuccess: response => {
      if (response) changeItems(client, items => replaceItem(items, response.data))
      else void refetch()
    },
    onError: error => {
      if (error instanceof ApiError && error.code === 'EDIT_CONFLICT') return refetch()
    },
  })
}

function replaceItem(items: OwnerItem[], changed: OwnerItem): OwnerItem[] {
  return items.map(item => (item.id === changed.id ? changed : item))
}
