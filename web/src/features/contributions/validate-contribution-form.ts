import type { Cents } from '@registry/shared/money/money'
import { type GiftInput, giftForm } from './contribution-form-schema.ts'

export type GiftField = keyof GiftInput
/** What is wrong with each field; a field that is right is not in it. */
export type GiftErrors = Partial<Record<GiftField, string>>

/** The order in which the fields stand, and in which they are named and focused. */
export const GIFT_FIELDS = [
  'amount',
  'message',
  'name',
  'email',
] as const satisfies readonly GiftField[]

/** The first thing that is wrong with each field of the first step. */
export function giftErrors(input: GiftInput, left: Cents): GiftErrors {
  const parsed = giftForm(left).safeParse(input)
  const errors: GiftErrors = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = GIFT_FIELDS.find(candidate => candidate === path[0])
    if (field) errors[field] ??= message
  }
  return errors
}
