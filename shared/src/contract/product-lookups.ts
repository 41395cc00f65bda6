import * as z from 'zod/mini'
import { lookupMessages } from '../messages/product-lookups.ts'
import { defineEndpoint } from './endpoint.ts'
import { httpUrl, id, limit, offset, optionalText, text, timestamp } from './fields.ts'

export const LOOKUP_CODES = [
  'INVALID_URL',
  'CLIENT_ONLY_RETAILER',
  'BLOCKED',
  'TIMEOUT',
  'NOT_A_PRODUCT',
  'UNREACHABLE',
] as const
export type LookupCode = (typeof LOOKUP_CODES)[number]

/**
 * What is being tried while a lookup is `pending`: waiting for a worker, reading the page by a plain
 * request, asking the shop's own product file, showing the page to a browser.
 */
export const LOOKUP_STAGES = ['queued', 'fetching', 'asking', 'rendering'] as const
export type LookupStage = (typeof LOOKUP_STAGES)[number]

/** Ways of asking for a product: a plain request, the shop's own product file, a browser, our log. */
export const STEP_METHODS = ['http', 'shopify-json', 'headless', 'cache'] as const
export type StepMethod = (typeof STEP_METHODS)[number]

export const STEP_OUTCOMES = ['success', 'partial', 'needs-js', ...LOOKUP_CODES] as const
export type StepOutcome = (typeof STEP_OUTCOMES)[number]

const PASTED_MAX = 10_000

/** An address that a lookup takes. */
export const lookupUrl = httpUrl(lookupMessages.urlRequired, lookupMessages.urlInvalid)

/** What was read from a shop's page. `price` is in major units of `currency`, whatever that is. */
export const foundProduct = z.object({
  productName: z.string(),
  price: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  /** What the page strikes out or calls the price before, in the same currency. */
  originalPrice: z.nullable(z.number()),
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
const logStatus = z.enum(['pending', 'success', 'partial', 'failed'])

/**
 * To show what is being tried, send a `lookupId` of your own (any UUID) and ask
 * `GET /admin/scraping/logs/{lookupId}` about twice a second until this call answers: the log's `stage`
 * says it, 404 means not begun. An id that is taken is not used again: `logId` names the entry made.
 */
export const parseProductUrl = defineEndpoint({
  method: 'POST',
  path: '/admin/scraping/parse-product-url',
  access: 'user',
  summary: "Read a product from a shop's page; answers within 18 s whatever the shop does",
  body: z.strictObject({
    /** Whatever was pasted: what is no web address is answered by `INVALID_URL`, without an entry. */
    url: text().check(
      z.minLength(1, lookupMessages.urlRequired),
      z.maxLength(PASTED_MAX, lookupMessages.urlInvalid),
    ),
    /** Asks the shop again, also for a product that was read in the last 24 h. */
    refresh: z.optional(z.boolean()),
    lookupId: z.optional(id),
  }),
  response: z.object({
    success: z.boolean(),
    status: lookupStatus,
    data: z.nullable(foundProduct),
    error: z.nullable(z.string()),
    code: z.nullable(z.enum(LOOKUP_CODES)),
    /** One more sentence on a failure, where there is one to say. */
    reason: z.nullable(z.string()),
    /** Answered from the log: the page was read in the last 24 h, and not again now. */
    isCached: z.boolean(),
    logId: z.nullable(id),
  }),
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED'],
})

export const scrapeLog = z.object({
  id,
  url: z.string(),
  domain: z.string(),
  retailer: z.nullable(z.string()),
  status: logStatus,
  /** What is being tried; null once it is over. */
  stage: z.nullable(z.enum(LOOKUP_STAGES)),
  method: z.nullable(z.enum(['http', 'headless', 'cache'])),
  durationMs: z.nullable(z.int()),
  fieldsFound: z.array(z.string()),
  error: z.nullable(z.string()),
  code: z.nullable(z.enum(LOOKUP_CODES)),
  createdAt: timestamp,
})

/** What a step found, or what won in the end: the field, the rule that found it and its certainty. */
const fieldFound = z.object({
  field: z.string(),
  rule: z.nullable(z.string()),
  /** 0 to 1; below 0.6 the form asks for a look. */
  confidence: z.nullable(z.number()),
})

/** One thing that was tried. */
export const scrapeLogStep = z.object({
  method: z.enum(STEP_METHODS),
  startedAt: timestamp,
  durationMs: z.int(),
  outcome: z.enum(STEP_OUTCOMES),
  httpStatus: z.nullable(z.int()),
  redirects: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  requests: z.nullable(z.int()),
  /** The step in one sentence. */
  summary: z.string(),
  found: z.array(fieldFound),
})

export const scrapeLogEntry = z.extend(scrapeLog, {
  /** In the order in which they were tried. */
  steps: z.array(scrapeLogStep),
  /** Where each field of the result is from. */
  won: z.array(z.extend(fieldFound, { method: z.nullable(z.enum(STEP_METHODS)) })),
})

/** A moment, or a day in Singapore. */
const day = z.union([z.iso.datetime({ offset: true }), z.iso.date()])

export const listScrapeLogs = defineEndpoint({
  method: 'GET',
  path: '/admin/scraping/logs',
  access: 'user',
  summary: 'What was read from shops for the own registry, newest first',
  query: z.strictObject({
    limit: limit(100, 20),
    offset,
    status: z.optional(logStatus),
    /** With its subdomains. */
    domain: z.optional(optionalText(253)),
    /** A moment, or a day in Singapore; both ends belong to it. */
    startDate: z.optional(day),
    endDate: z.optional(day),
  }),
  response: z.object({ success: z.literal(true), logs: z.array(scrapeLog), total: z.int() }),
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED'],
})

export const getScrapeLog = defineEndpoint({
  method: 'GET',
  path: '/admin/scraping/logs/{id}',
  access: 'user',
  summary: 'One reading of a shop page, with each thing that was tried',
  params: z.object({ id }),
  response: z.object({ success: z.literal(true), log: scrapeLogEntry }),
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED', 'NOT_FOUND'],
})
