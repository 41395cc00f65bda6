import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { done, id, success, timestamp } from '../fields.ts'
import { money } from '../money-schema.ts'

/** An item for the extension: without contributors and amounts. */
export const ownProduct = z.object({
  id,
  productName: z.string(),
  productUrl: z.string(),
  /** GTIN with 14 digits. Undefined from the previous release. */
  gtin: z.optional(z.nullable(z.string())),
  totalPrice: money,
  quantity: z.int(),
  thumbnailUrl: z.nullable(z.string()),
  isHidden: z.boolean(),
  createdAt: timestamp,
  isFunded: z.boolean(),
})
export type OwnProduct = z.output<typeof ownProduct>

/** Maximum increase of a quantity per request. */
const RAISE_MAX = 20

export const listOwnProducts = defineEndpoint('GET /admin/registry/products', {
  access: 'user',
  extension: true,
  summary: 'List the products of the own registry in its order, without contributions',
  response: success({ data: z.array(ownProduct), total: z.int() }),
})

export const raiseQuantity = defineEndpoint('POST /admin/registry/items/{id}/raise-quantity', {
  access: 'user',
  extension: true,
  summary: 'Increase the quantity of an own item; its price stays the same',
  params: z.object({ id }),
  body: z.strictObject({ by: z.int().check(z.gte(1), z.lte(RAISE_MAX)) }),
  response: success({ data: ownProduct }),
  errors: ['NOT_FOUND'],
  idempotent: true,
})

export const takeBackItem = defineEndpoint('POST /admin/registry/items/{id}/take-back', {
  access: 'user',
  extension: true,
  summary: 'Remove an item that this session just added, while it has no contributions',
  params: z.object({ id }),
  response: done,
  errors: ['NOT_FOUND', 'TOO_LATE'],
})

export const getExchangeRate = defineEndpoint('GET /exchange-rates/{currency}', {
  access: 'user',
  extension: true,
  summary: 'Get the exchange rate of a currency to SGD; null if it is unknown',
  params: z.object({ currency: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
  response: success({
    data: z.object({
      currency: z.string(),
      sgdPerUnit: z.nullable(z.number()),
      /** Time of the rate; null for a fixed rate. */
      asOf: z.nullable(timestamp),
    }),
  }),
})
