import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemMessages } from '@registry/shared/messages/items/items'
import { useState } from 'react'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { useChangeItems } from '../bulk/use-change-items.ts'
import type { ItemAction } from '../card/item-card.tsx'
import type { ItemDraft } from '../form/item-draft-storage.ts'
import { useOwnItems, useRefreshItems } from '../items-queries.ts'
import { filterItems, type ItemFilter } from '../list/item-filter.ts'
import type { ItemQuestion } from '../remove/item-confirm-dialog.tsx'
import { AFTER_CANCEL_MS, AFTER_SAVE_MS, useItemHighlight } from '../use-item-highlight.ts'
import { type OpenForm, useOpenItemForm } from './use-open-item-form.ts'

interface ItemManagerOptions {
  userId: string
  canAdd: boolean
  /** Form opened by the query string. */
  first: OpenForm | undefined
  /** Initial filter. */
  filter: ItemFilter
  onFormClosed: () => void
}

export interface SavedOptions {
  /** Replaces the default success message. */
  message?: string
  /** Edits made while the item was being saved. */
  edits?: ItemDraft | undefined
  /** Whether the form was closed while the item was being saved. */
  isClosed?: boolean
}

/** Returns the dashboard's open form and dialogs, and the handlers of its actions. */
export function useItemManager({ onFormClosed, ...options }: ItemManagerOptions) {
  const items = useOwnItems()
  const refresh = useRefreshItems()
  const changes = useChangeItems()
  const [filter, setFilter] = useState(options.filter)
  const { form, draft, open, close, replaceDraft, continueEdit } = useOpenItemForm({
    ...options,
    items: items.data,
  })
  const [detailsId, setDetailsId] = useState<string>()
  const [question, setQuestion] = useState<ItemQuestion>()
  const { highlighted, highlight, stay } = useItemHighlight()

  /** Opens the details of an item, once the items are loaded. */
  const showDetails = (itemId: string) => {
    stay()
    setDetailsId(itemId)
  }

  const closeDetails = () => {
    setDetailsId(undefined)
    refresh()
  }

  const act = (action: ItemAction, item: OwnerItem) => {
    stay()
    if (detailsId) closeDetails()
    if (action === 'details') showDetails(item.id)
    else if (action === 'edit') open({ mode: 'edit', item })
    else if (action === 'hide' || action === 'show') {
      changes.run({ ids: [item.id], change: { kind: action } })
    } else setQuestion({ kind: action, item })
  }

  const openForm = () => {
    stay()
    open({ mode: 'create', link: '' })
  }

  const closeForm = () => {
    close()
    onFormClosed()
  }

  /** Scrolls to an item and highlights it; a filter that hides it is removed. */
  const reveal = (item: OwnerItem, lastsMs: number) => {
    setFilter(now => (filterItems([item], now).length > 0 ? now : 'all'))
    highlight(item.id, lastsMs)
  }

  /** Closes the form of a saved item, unless it has `edits` made while the item was being saved. */
  const saved = (item: OwnerItem, { message, edits, isClosed }: SavedOptions = {}) => {
    const isNew = form?.mode === 'create'
    const t = isNew ? itemMessages.added : itemMessages.saved
    showToast('success', message ?? t(item.productName))
    if (isClosed) replaceDraft(item, edits)
    else if (!edits) {
      closeForm()
      reveal(item, AFTER_SAVE_MS)
    } else if (isNew) {
      continueEdit(item, edits)
      onFormClosed()
    }
  }

  const cancelForm = () => {
    if (form?.mode === 'edit') reveal(latest(form.item, items.data), AFTER_CANCEL_MS)
    closeForm()
  }

  return {
    items,
    filter,
    setFilter,
    form,
    /** Draft storage of the open form. */
    draft,
    openForm,
    cancelForm,
    saved,
    details: items.data?.find(item => item.id === detailsId),
    showDetails,
    closeDetails,
    question: question && { ...question, item: latest(question.item, items.data) },
    closeQuestion: () => setQuestion(undefined),
    highlighted,
    reveal,
    changes,
    act,
  }
}

export type ItemManager = ReturnType<typeof useItemManager>

/** Returns the item as last loaded: it may be saved or receive contributions while its form or a question is open. */
function latest(item: OwnerItem, items: readonly OwnerItem[] | undefined): OwnerItem {
  return items?.find(({ id }) => id === item.id) ?? item
}
