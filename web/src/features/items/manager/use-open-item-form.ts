import type { OwnerItem } from '@registry/shared/contract/items/items'
import { useMemo, useState } from 'react'
import { itemDraftStorage } from '../form/item-draft-storage.ts'

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
  const draftId = form && (form.mode === 'edit' ? form.item.id : 'new')
  const draft = useMemo(
    () => (draftId === undefined ? undefined : itemDraftStorage(userId, draftId)),
    [userId, draftId],
  )
  const close = () => {
    draft?.end()
    setForm(undefined)
  }
  return { form, draft, open: setForm, close }
}

function keptNew(userId: string): OpenForm | undefined {
  return itemDraftStorage(userId, 'new').read() && { mode: 'create', link: '' }
}

function keptEdit(userId: string, items: OwnerItem[]): OpenForm | undefined {
  const item = items.find(({ id }) => itemDraftStorage(userId, id).read())
  return item && { mode: 'edit', item }
}
