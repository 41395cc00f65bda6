import * as z from 'zod/mini'
import { contributionMessages, MESSAGE_MAX } from '../../messages/contributions/contributions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { email, id, optionalText, requiredText, slug, success } from '../fields.ts'
import { publicItem } from '../items/items.ts'
import { money } from '../money-schema.ts'
import { PAYMENT_METHODS } from '../registry/registry-schemas.ts'

/** A visitor's contribution; the form's resolver and the route share this schema. */
export const contributionRequest = z.strictObject({
  name: requiredText(80, contributionMessages.nameRequired),
  email: email(contributionMessages.emailRequired, contributionMessages.emailInvalid),
  amount: money.check(z.refine(amount => amount > 0, contributionMessages.amountInvalid)),
  message: z.optional(optionalText(MESSAGE_MAX, contributionMessages.messageTooLong)),
  paymentMethod: z._default(z.enum([...PAYMENT_METHODS, 'Unknown']), 'Unknown'),
  /**
   * Hide the name or the amount on the public page; the owner sees both. Without a default: a retry of a
   * request of the previous release must keep its request hash.
   */
  isNameHidden: z.optional(z.boolean()),
  isAmountHidden: z.optional(z.boolean()),
})

export const contribute = defineEndpoint('POST /registry/{slug}/items/{id}/contribute', {
  access: 'visitor',
  summary: 'Contribute to an item, at most its remaining amount',
  status: 201,
  params: z.object({ slug, id }),
  body: contributionRequest,
  response: success({ data: publicItem, contribution: z.object({ id }) }),
  errors: ['REGISTRY_NOT_FOUND', 'NOT_FOUND', 'AMOUNT_EXCEEDS_REMAINING'],
  maxBodyBytes: 16_000,
  idempotent: true,
})
