import type { ItemFormInput } from '../item-form-schema.ts'
import type { ItemFieldName } from '../use-item-form.ts'

interface ItemEdits {
  /** Values that the edits started from. */
  base: ItemFormInput
  typed: ItemFormInput
  /** Values that the server stores now. */
  current: ItemFormInput
}

/**
 * Merges typed values with those that another device saved meanwhile. Unedited fields take the current value; fields
 * that both changed keep the typed one and are returned as conflicts.
 */
export function mergeItemEdits({ base, typed, current }: ItemEdits): {
  values: ItemFormInput
  conflicts: ItemFieldName[]
} {
  const names = Object.keys(current) as ItemFieldName[]
  const isEdited = (name: ItemFieldName) => typed[name] !== base[name]
  const unedited = names.filter(name => !isEdited(name))
  return {
    values: { ...typed, ...Object.fromEntries(unedited.map(name => [name, current[name]])) },
    conflicts: names.filter(
      name => isEdited(name) && current[name] !== base[name] && current[name] !== typed[name],
    ),
  }
}
