import { LIST_MAX } from '@registry/shared/contract/fields'

/** The part of a list that was asked for, and how long all of it is. */
export function paginate<T>(
  list: readonly T[],
  { limit = LIST_MAX, offset = 0 }: { limit?: number; offset?: number },
): { part: T[]; total: number } {
  return { part: list.slice(offset, offset + limit), total: list.length }
}
