import * as z from 'zod/mini'
import { lookupMessages } from '../messages/product-lookups.ts'
import { defineEndpoint } from './endpoint.ts'
import { httpUrl, id, limit, offset, optionalText, timestamp } from './fields.ts'

export const LOOKUP_CODES = [
  'INVALID_URL',
  'CLIENT_ONLY_RETAILER',
  'BLOCKED',
  'TIMEOUT',
  'NOT_A_PRODUCT',
  'UNREACHABLE',
  'FORBIDDEN_ADDRESS',
] as const
export type LookupCode = (typeof LOOKUP_CODES)[number]

/** What was read from a shop's page. `price` is in major units of `currency`, whatever that is. */
export const foundProduct = z.object({
  productName: z.string(),
  price: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  description: z.string(),
  category: z.nullable(z.string()),
  images: z.array(z.string()),
  sourceUrl: z.string(),
  retailer: z.nullable(z.string()),
  /** Fields that were read with little certainty and want a look. */
  uncertain: z.array(z.string()),
})
export type FoundProduct = z.output<typeof foundProduct>

export const lookupStatus = z.enum(['success', 'partial', 'failed'])

export const parseProductUrl = defineEndpoint({
  method: 'POST',
  path: '/admin/scraping/parse-product-url',
  access: 'user',
  summary: "Read a product from a shop's page; answers within 18 s whatever the shop does",
  body: z.strictObject({
    url: httpUrl(lookupMessages.urlRequired, lookupMessages.urlInvalid),
    refresh: z.optional(z.boolean()),
  }),
  response: z.object({
    success: z.boolean(),
    status: lookupStatus,
    data: z.nullable(foundProduct),
    error: z.nullable(z.string()),
    code: z.nullable(z.enum(LOOKUP_CODES)),
    logId: z.nullable(id),
  }),
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED'],
})

export const scrapeLog = z.object({
  id,
  url: z.string(),
  domain: z.string(),
  retailer: z.nullable(z.string()),
  status: z.enum(['pending', 'success', 'partial', 'failed']),
  method: z.nullable(z.enum(['http', 'headless', 'cache'])),
  durationMs: z.nullable(z.int()),
  fieldsFound: z.array(z.string()),
  error: z.nullable(z.string()),
  createdAt: timestamp,
})

export const listScrapeLogs = defineEndpoint({
  method: 'GET',
  path: '/admin/scraping/logs',
  access: 'user',
  summary: 'What was read from shops for the own registry, newest first',
  query: z.strictObject({
    limit: limit(100, 20),
    offset,
    status: z.optional(lookupStatus),
    domain: z.optional(optionalText(253)),
    startDate: z.optional(z.iso.datetime()),
    endDate: z.optional(z.iso.datetime()),
  }),
  response: z.object({ success: z.literal(true), logs: z.array(scrapeLog), total: z.int() }),
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED'],
})

export const getScrapeLog = defineEndpoint({
  method: 'GET',
  path: '/admin/scraping/logs/{id}',
  access: 'user',
  summary: 'One reading of a shop page',
  params: z.object({ id }),
  response: z.object({ success: z.literal(true), log: scrapeLog }),
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED', 'NOT_FOUND'],
})
