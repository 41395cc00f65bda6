import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, success, timestamp } from '../fields.ts'
import { publicItem } from '../items/items.ts'
import { money } from '../money-schema.ts'
import { PAYMENT_METHODS } from '../registry/registry-schemas.ts'

/** Token of the link in a reminder. */
const key = z.string().check(z.minLength(1), z.maxLength(200))

const paymentMethod = z.enum([...PAYMENT_METHODS, 'Unknown'])

/** A contribution whose payment is opened again by the link of a reminder. */
const linkedPayment = z.object({
  /** `received`: the owner has verified it; `removed`: the owner deleted it; `expired`: the link is too old. */
  state: z.enum(['open', 'received', 'removed', 'expired']),
  /** Null unless it is open. */
  contribution: z.nullable(
    z.object({
      ...{ name: z.string(), amount: money, paymentMethod: z.string(), item: publicItem },
      /** Name of the item in the payment reference: that of the time of the contribution. */
      referenceItemName: z.optional(z.string()),
      /** When the contributor last said by this link that the payment was made. */
      claimedAt: z.optional(z.nullable(timestamp)),
    }),
  ),
})
export type LinkedPayment = z.output<typeof linkedPayment>

const common = {
  access: 'visitor',
  params: z.object({ id }),
  response: success({ data: linkedPayment }),
  errors: ['NOT_FOUND'],
} as const

export const getLinkedPayment = defineEndpoint('GET /payment-links/{id}', {
  ...common,
  summary: "Get a contribution's payment by the link of a reminder",
  headers: z.object({ 'x-link-key': z.optional(key) }),
  // Pages of earlier releases send the key in the query string; others in the header, because proxies log URLs.
  query: z.strictObject({ key: z.optional(key) }),
})

export const confirmLinkedPayment = defineEndpoint('POST /payment-links/{id}/confirm', {
  ...common,
  summary: "Confirm a contribution's payment again; it creates no contribution and counts no money",
  body: z.strictObject({ key, paymentMethod }),
})
