import type { Draft, DraftField } from './draft.ts'

/** Whether the field's value was guessed and wants a look. */
export function isDoubtful(draft: Draft, field: DraftField): boolean {
  return draft.check.includes(field)
}
