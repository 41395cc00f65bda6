import { changeItems, type ItemsChange } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { closeToast, showToast } from '../../../ui/toasts/toast-store.ts'
import { lastDeletion } from '../form/last-deletion.ts'
import { ownItems } from '../items-queries.ts'
import { addDeletion, dismissDeletion, findDeletion } from '../remove/undoable-deletions.ts'
import { applyItemsChange, mergeItems, revertItemsChange } from './apply-items-change.ts'

interface ItemsChangeRequest {
  ids: string[]
  change: ItemsChange
}

export interface ChangeItems {
  /** Applies the change optimistically and reverts it on failure, without changes made meanwhile. */
  run: (request: ItemsChangeRequest) => void
  /** The last failed change with its error message. */
  failed: (ItemsChangeRequest & { words: string }) | undefined
  retry: () => void
  forgetFailure: () => void
}

const KEY = { queryKey: ownItems.queryKey }

/** Bulk changes of the owner's items. */
export function useChangeItems(): ChangeItems {
  const client = useQueryClient()
  const [failed, setFailed] = useState<ChangeItems['failed']>()
  const { mutate } = useMutation({
    mutationFn: ({ ids, change }: ItemsChangeRequest) =>
      ownerClient.call(changeItems, { body: { ids, change } }),
    onMutate: async ({ ids, change }) => {
      setFailed(undefined)
      await client.cancelQueries(KEY)
      const before = client.getQueryData(KEY.queryKey)
      client.setQueryData(
        KEY.queryKey,
        known => known && { ...known, items: applyItemsChange(known.items, ids, change) },
      )
      return { before }
    },
    onSuccess: ({ items }, { ids, change }) => {
      client.setQueryData(
        KEY.queryKey,
        known => known && { ...known, items: mergeItems(known.items, items) },
      )
      if (change.kind === 'delete') {
        lastDeletion().write(ids.join(' '))
        announceDeletion(ids, run)
      } else showToast('success', successText({ ids, change }))
    },
    onError: (_error, request, kept) => {
      const before = kept?.before?.items ?? []
      client.setQueryData(
        KEY.queryKey,
        known =>
          known && { ...known, items: revertItemsChange(known.items, { ...request, before }) },
      )
      const words = itemListMessages.changeFailed[request.change.kind](request.ids.length)
      if (request.change.kind === 'restore') addDeletion(request.ids)
      setFailed({ ...request, words })
      // A toast, because the owner may have navigated to another page.
      showToast('error', words)
    },
    onSettled: () => void client.invalidateQueries(KEY),
  })
  const run = (request: ItemsChangeRequest) => {
    if (request.ids.length > 0) mutate(request)
  }
  return {
    run,
    failed,
    retry: () => {
      if (failed?.change.kind === 'restore') undoDeletion(failed.ids, run)
      else if (failed) run({ ids: failed.ids, change: failed.change })
    },
    forgetFailure: () => setFailed(undefined),
  }
}

function successText({ ids, change }: ItemsChangeRequest): string {
  const { changed } = itemListMessages
  return change.kind === 'category'
    ? changed.category(ids.length, change.category)
    : changed[change.kind](ids.length)
}

function announceDeletion(ids: string[], run: ChangeItems['run']): void {
  const toastId = showToast('success', itemListMessages.changed.delete(ids.length), {
    label: itemListMessages.undo,
    run: () => undoDeletion(ids, run),
  })
  addDeletion(ids, () => closeToast(toastId))
}

/** Restores deleted items once, whether requested from the notice or the toast. */
export function undoDeletion(ids: string[], run: ChangeItems['run']): void {
  const deletion = findDeletion(ids)
  if (!deletion) return
  dismissDeletion(deletion.id)
  run({ ids, change: { kind: 'restore' } })
}
