import { contributionMessages } from '@registry/shared/messages/contributions'
import type { Cents } from '@registry/shared/money/money'
import type { GiftInput } from './gift-form.ts'

export type GiftField = keyof GiftInput
export type GiftErrors = Partial<Record<GiftField, { message?: string | undefined }>>

/** The order in which the fields stand. */
const FIELDS = ['amount', 'message', 'name', 'email'] as const satisfies readonly GiftField[]

/** What the summary says for each wrong field, in the form's order; its words ask where the field's tell. */
export function summaryTexts(
  errors: GiftErrors,
  left: Cents,
): { field: GiftField; text: string }[] {
  const { summary, ...fieldTexts } = contributionMessages
  const asked = new Map<string, string>([
    [fieldTexts.nameRequired, summary.name],
    [fieldTexts.emailRequired, summary.email],
    [fieldTexts.emailInvalid, summary.emailInvalid],
    [fieldTexts.amountInvalid, summary.amount],
    [fieldTexts.amountAbove(left), summary.amountAbove(left)],
  ])
  return FIELDS.flatMap(field => {
    const told = errors[field]?.message
    return told === undefined ? [] : [{ field, text: asked.get(told) ?? told }]
  })
}
