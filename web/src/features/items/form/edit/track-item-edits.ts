import type { OwnerItem } from '@registry/shared/contract/items/items'
import type { ItemDraft } from '../item-draft-storage.ts'
import { toFormInput } from '../item-form-schema.ts'
import { ITEM_FIELDS, type ItemFormState } from '../use-item-form.ts'

/**
 * Snapshots the values of a form that is being saved. Returns a function that returns the draft of the edits made since,
 * based on the saved item, or undefined without edits.
 */
export function trackItemEdits(form: ItemFormState): (saved: OwnerItem) => ItemDraft | undefined {
  const before = form.getValues()
  return saved => {
    const now = form.getValues()
    const edited = ITEM_FIELDS.filter(name => now[name] !== before[name])
    if (edited.length === 0) return undefined
    const base = toFormInput(saved)
    return { ...base, ...Object.fromEntries(edited.map(name => [name, now[name]])), base }
  }
}
