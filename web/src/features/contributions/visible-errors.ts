import { GIFT_FIELDS, type GiftErrors, type GiftField } from './validate-contribution-form.ts'

/** The fields that were judged: left once, or all of them after Next. */
export type Judged = ReadonlySet<GiftField>

export const NONE_JUDGED: Judged = new Set()
export const ALL_JUDGED: Judged = new Set(GIFT_FIELDS)

/** What is said under the fields: only of those that were judged. */
export function shownErrors(errors: GiftErrors, judged: Judged): GiftErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isIn(judged, field)))
}

function isIn(judged: Judged, name: string): boolean {
  return GIFT_FIELDS.some(field => field === name && judged.has(field))
}

/**
 * The judged fields after typing in one: what was said of it stays until it is right, and nothing
 * new is said before it is left.
 */
export function judgedAfterTyping(
  judged: Judged,
  field: GiftField,
  { before, after }: { before: GiftErrors; after: GiftErrors },
): Judged {
  const staysWrong = before[field] !== undefined && after[field] !== undefined
  return staysWrong ? judged : new Set([...judged].filter(other => other !== field))
}
