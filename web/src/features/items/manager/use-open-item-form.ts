import type { OwnerItem } from '@registry/shared/contract/items/items'
import { useMemo, useState } from 'react'
import { keepFieldFocus } from '../../../lib/forms/keep-field-focus.ts'
import {
  type ItemDraft,
  type ItemDraftStorage,
  itemDraftStorage,
  newItemDraftStorage,
} from '../form/item-draft-storage.ts'

export type OpenForm = { mode: 'create'; link: string } | { mode: 'edit'; item: OwnerItem }

interface FormOptions {
  userId: string
  /** Form opened by the query string. */
  first: OpenForm | undefined
  canAdd: boolean
  items: OwnerItem[] | undefined
}

/** Returns the open item form. A form with an unsaved draft is reopened on page load. */
export function useOpenItemForm({ userId, first, canAdd, items }: FormOptions) {
  const [form, setForm] = useState(() => first ?? (canAdd ? keptNew(userId) : undefined))
  const [isRestored, setIsRestored] = useState(false)
  if (!isRestored && items) {
    setIsRestored(true)
    if (!form) setForm(keptEdit(userId, items))
  }
  const draft = useMemo(() => form && draftOf(userId, form), [userId, form])
  const close = () => {
    draft?.end()
    setForm(undefined)
  }
  /**
   * Replaces the draft of a saved item by `edits` made while it was being saved, unless its form was opened again and
   * edited.
   */
  const replaceDraft = (item: OwnerItem, edits: ItemDraft | undefined) => {
    if (draft?.isReplaced()) return
    draft?.end()
    if (edits) itemDraftStorage(userId, item.id).write(edits)
  }
  /** Replaces the form of a new item by that of the added item, with its edits. */
  const continueEdit = (item: OwnerItem, edits: ItemDraft) => {
    replaceDraft(item, edits)
    keepFieldFocus('#item-form', () => setForm({ mode: 'edit', item }))
  }
  return { form, draft, open: setForm, close, replaceDraft, continueEdit }
}

function draftOf(userId: string, form: OpenForm): ItemDraftStorage {
  return form.mode === 'edit'
    ? itemDraftStorage(userId, form.item.id)
    : newItemDraftStorage(userId, form.link)
}

function keptNew(userId: string): OpenForm | undefined {
  return newItemDraftStorage(userId, '').read() && { mode: 'create', link: '' }
}

function keptEdit(userId: string, items: OwnerItem[]): OpenForm | undefined {
  const item = items.find(({ id }) => itemDraftStorage(userId, id).read())
  return item && { mode: 'edit', item }
}
