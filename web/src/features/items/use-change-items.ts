import { changeItems, type ItemsChange } from '@registry/shared/contract/items'
import { itemListMessages } from '@registry/shared/messages/item-list'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownerClient } from '../../lib/owner-client.ts'
import { showToast } from '../../ui/toast-store.ts'
import { changedItems, mergedItems } from './apply-items-change.ts'
import { ownItems } from './items-queries.ts'
import { findDeletion, forgetDeletion, noteDeletion } from './undoable-deletions.ts'

export interface AskedChange {
  ids: string[]
  change: ItemsChange
}

export interface ChangeItems {
  /** Shows the change at once, and takes it back should it fail. */
  run: (asked: AskedChange) => void
  /** The last change that failed, with the sentence that says so. */
  failed: (AskedChange & { words: string }) | undefined
  retry: () => void
  forgetFailure: () => void
}

const KEY = { queryKey: ownItems.queryKey }

/** Changes several items of the owner at once. */
export function useChangeItems(): ChangeItems {
  const client = useQueryClient()
  const [failed, setFailed] = useState<ChangeItems['failed']>()
  const { mutate } = useMutation({
    mutationFn: ({ ids, change }: AskedChange) =>
      ownerClient.call(changeItems, { body: { ids, change } }),
    onMutate: async ({ ids, change }) => {
      setFailed(undefined)
      await client.cancelQueries(KEY)
      const before = client.getQueryData(KEY.queryKey)
      client.setQueryData(
        KEY.queryKey,
        known => known && { ...known, items: changedItems(known.items, ids, change) },
      )
      return { before }
    },
    onSuccess: ({ items }, { ids, change }) => {
      client.setQueryData(
        KEY.queryKey,
        known => known && { ...known, items: mergedItems(known.items, items) },
      )
      if (change.kind === 'delete') sayDeleted(ids, run)
      else showToast('success', doneWords({ ids, change }))
    },
    onError: (_error, asked, kept) => {
      client.setQueryData(KEY.queryKey, kept?.before)
      const words = itemListMessages.changeFailed[asked.change.kind](asked.ids.length)
      if (asked.change.kind === 'restore') noteDeletion(asked.ids)
      setFailed({ ...asked, words })
      // They may have gone on to another page.
      showToast('error', words)
    },
    onSettled: () => void client.invalidateQueries(KEY),
  })
  const run = (asked: AskedChange) => {
    if (asked.ids.length > 0) mutate(asked)
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

function doneWords({ ids, change }: AskedChange): string {
  const { changed } = itemListMessages
  return change.kind === 'category'
    ? changed.category(ids.length, change.category)
    : changed[change.kind](ids.length)
}

function sayDeleted(ids: string[], run: ChangeItems['run']): void {
  noteDeletion(ids)
  showToast('success', itemListMessages.changed.delete(ids.length), {
    label: itemListMessages.undo,
    run: () => undoDeletion(ids, run),
  })
}

/** Brings items back, once, from whichever place it was asked. */
export function undoDeletion(ids: string[], run: ChangeItems['run']): void {
  const deletion = findDeletion(ids)
  if (!deletion) return
  forgetDeletion(deletion.id)
  run({ ids, change: { kind: 'restore' } })
}
