import { contributionMessages } from '@registry/shared/messages/contributions'
import type { Cents } from '@registry/shared/money/money'
import { GIFT_FIELDS, type GiftErrors, type GiftField } from './validate-contribution-form.ts'

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
  return GIFT_FIELDS.flatMap(field => {
    const told = errors[field]
    return told === undefined ? [] : [{ field, text: asked.get(told) ?? told }]
  })
}
