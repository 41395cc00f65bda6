import { ApiError } from '@registry/shared/client/api-error'
import { type OwnerItem, ownerItem } from '@registry/shared/contract/items/items'
import { itemFormMessages as t } from '@registry/shared/messages/items/item-form'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { EditConflict } from '../../../../ui/dialogs/edit-conflict-dialog.tsx'
import type { ItemDraft, ItemDraftStorage } from '../item-draft-storage.ts'
import { type ItemFormInput, toFormInput } from '../item-form-schema.ts'
import { ITEM_FIELDS, type ItemFieldName, useItemForm } from '../use-item-form.ts'
import { mergeItemEdits } from './merge-item-edits.ts'

const LABELS: Record<ItemFieldName, string> = {
  productName: t.name,
  productUrl: t.url,
  totalPrice: t.price,
  category: t.category,
  productDescription: t.description,
  thumbnailUrl: t.chooseAnother,
  quantity: t.quantity,
  acceptsPhysicalDonations: t.secondHand,
}

const conflictBody = z.object({ current: ownerItem })

/** Returns the current item from the response to an edit that another device overtook. */
export function readItemConflict(error: unknown): OwnerItem | undefined {
  if (!(error instanceof ApiError) || error.code !== 'EDIT_CONFLICT') return undefined
  return z.safeDecode(conflictBody, error.details.body as never).data?.current
}

/**
 * Returns the form of an item with the state that its changes are based on: the item as last loaded, and the fields
 * that another device changed too. The draft stores the values that the edits started from.
 */
export function useItemEdit(opened: OwnerItem, draft: ItemDraftStorage) {
  const [start] = useState(() => {
    const current = toFormInput(opened)
    const kept = draft.read()
    if (!kept) return { values: current, conflicts: [] }
    const { base, ...typed } = kept
    return mergeItemEdits({ base: { ...current, ...base }, typed, current })
  })
  const [item, setItem] = useState(opened)
  const [conflicts, setConflicts] = useState(start.conflicts)
  const base = useRef<ItemFormInput>(undefined)
  base.current = baseOf(item, conflicts, base.current)
  const storage = useMemo(
    () => ({
      write: (typed: Parameters<ItemDraftStorage['write']>[0]) =>
        draft.write({ ...typed, base: base.current }),
    }),
    [draft],
  )
  const form = useItemForm(start.values, storage)
  const current = toFormInput(item)

  const show = (values: ItemFormInput) => {
    for (const name of ITEM_FIELDS) {
      if (form.getValues(name) !== values[name]) form.setValue(name, values[name])
    }
  }

  /**
   * Takes over an item that another device changed after `before`; returns whether edited fields are in conflict.
   */
  const adopt = (next: OwnerItem, before = item): boolean => {
    const base = toFormInput(before)
    const merged = mergeItemEdits({
      base,
      typed: { ...base, ...form.getValues() },
      current: toFormInput(next),
    })
    show(merged.values)
    const open = [...new Set([...conflicts, ...merged.conflicts])]
    setItem(next)
    setConflicts(open)
    return open.length > 0
  }
  /** Takes over the saved item, with the edits made while it was being saved. */
  const rebase = (saved: OwnerItem, edits: ItemDraft) => {
    show(edits)
    setItem(saved)
    setConflicts([])
    draft.write(edits)
  }
  const settle = (name: ItemFieldName) => setConflicts(open => open.filter(one => one !== name))
  const list = conflicts.map(
    (name): EditConflict<ItemFieldName> => ({
      name,
      // Without the mark of required fields.
      label: LABELS[name].replace(/ \*$/, ''),
      mine: form.getValues(name) ?? '',
      theirs: current[name] ?? '',
    }),
  )
  return {
    form,
    item,
    adopt,
    rebase,
    conflicts: list,
    keepMine: settle,
    useTheirs: (name: ItemFieldName) => {
      form.setValue(name, current[name], { shouldDirty: true, shouldValidate: true })
      settle(name)
    },
  }
}

/** Returns the values that edits are based on: those of the item, except for fields still in conflict. */
function baseOf(
  item: OwnerItem,
  conflicts: ItemFieldName[],
  before: ItemFormInput | undefined,
): ItemFormInput {
  const kept = before ? conflicts.map(name => [name, before[name]]) : []
  return { ...toFormInput(item), ...Object.fromEntries(kept) }
}

/** Takes over changes of other devices that arrive while the form is open. */
export function useLiveItem(
  latest: OwnerItem | undefined,
  { item, adopt }: Pick<ReturnType<typeof useItemEdit>, 'item' | 'adopt'>,
  isPaused: boolean,
): void {
  const isNewer = (latest?.version ?? 0) > (item.version ?? 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `adopt` changes with every render.
  useLayoutEffect(() => {
    if (latest && isNewer && !isPaused) adopt(latest)
  }, [latest, isNewer, isPaused])
}
