import * as z from 'zod/mini'
import { contributionRequest } from '../contract/contributions/contributions.ts'
import { contributionMessages } from '../messages/contributions/contributions.ts'
import { type Cents, cents, MAX_CENTS, ZERO } from '../money/money.ts'
import { isAboveMaxAmount, parseTypedAmount } from '../money/parse-typed-amount.ts'

const { name, email, message } = contributionRequest.shape

const BEYOND_ALL = cents(MAX_CENTS + 1)

/** Parses typed text to cents. Invalid text becomes 0, which the check below rejects. */
const amountText = z.pipe(
  z.string(),
  z.transform(
    (text): Cents => parseTypedAmount(text) ?? (isAboveMaxAmount(text) ? BEYOND_ALL : ZERO),
  ),
)

/** Schema of the first step: the rules of the contract, and at most the `left` amount. */
export function contributionFormSchema(left: Cents) {
  return z.object({
    name,
    email,
    message,
    amount: amountText.check(
      z.refine(amount => amount > 0, { error: contributionMessages.amountInvalid, abort: true }),
      z.refine(amount => amount <= left, contributionMessages.amountAbove(left)),
    ),
  })
}

/** Values as typed. */
export type ContributionFormInput = z.input<ReturnType<typeof contributionFormSchema>>
/** Values as sent: trimmed, with the amount in cents. */
export type ContributionFormValues = z.output<ReturnType<typeof contributionFormSchema>>
