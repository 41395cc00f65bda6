import { LIST_MAX } from '@registry/shared/contract/fields'

/** Returns a page of a list and the length of the whole list. */
export function paginate<T>(
  list: readonly T[],
  { limit = LIST_MAX, offset = 0 }: { limit?: number; offset?: number },
): { part: T[]; total: number } {
  return { part: list.slice(offset, offset + limit), total: list.length }
}
