import type { Draft, DraftField } from './draft.ts'

/** Returns whether the owner should check the field's value. */
export function isDoubtful(draft: Draft, field: DraftField): boolean {
  return draft.check.includes(field)
}
