import * as z from 'zod/mini'
import type { LookupReason } from '../../messages/items/lookup-failures.ts'
import { lookupMessages } from '../../messages/items/product-lookups.ts'
import { defineEndpoint } from '../endpoint.ts'
import { httpUrl, id, limit, offset, optionalText, success, text, timestamp } from '../fields.ts'

export const LOOKUP_CODES = [
  'INVALID_URL',
  'CLIENT_ONLY_RETAILER',
  'BLOCKED',
  'TIMEOUT',
  'NOT_A_PRODUCT',
  'UNREACHABLE',
] as const
export type LookupCode = (typeof LOOKUP_CODES)[number]

/** Causes of a failure that are more specific than its code. */
export const LOOKUP_REASONS = [
  'gone',
  'file',
  'shop-error',
  'resting',
  'no-browser',
  'empty-page',
  'browser-ended',
  'gave-up',
] as const satisfies readonly LookupReason[]

/**
 * Current step of a `pending` lookup: waiting for a worker, plain HTTP request, Shopify's product JSON,
 * headless browser.
 */
export const LOOKUP_STAGES = ['queued', 'fetching', 'asking', 'rendering'] as const
export type LookupStage = (typeof LOOKUP_STAGES)[number]

/** Ways to read a product: plain HTTP request, Shopify's product JSON, headless browser, cached result. */
export const STEP_METHODS = ['http', 'shopify-json', 'headless', 'cache'] as const
export type StepMethod = (typeof STEP_METHODS)[number]

export const STEP_OUTCOMES = ['success', 'partial', 'needs-js', ...LOOKUP_CODES] as const
export type StepOutcome = (typeof STEP_OUTCOMES)[number]

const PASTED_MAX = 10_000

/** A URL that a lookup accepts. */
export const lookupUrl = httpUrl(lookupMessages.urlRequired, lookupMessages.urlInvalid)

/**
 * A product extracted from a retailer's page. `price` is in major units of `currency`, whichever currency
 * that is.
 */
export const foundProduct = z.object({
  productName: z.string(),
  price: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  /** The crossed-out or previous price, in the same currency. */
  originalPrice: z.nullable(z.number()),
  /** Another current price in the same currency, where sources disagree. */
  otherPrice: z.optional(z.nullable(z.number())),
  description: z.string(),
  category: z.nullable(z.string()),
  /** GTIN with 14 digits, if the page states one. */
  gtin: z.optional(z.nullable(z.string())),
  images: z.array(z.string()),
  sourceUrl: z.string(),
  retailer: z.nullable(z.string()),
  /** Fields extracted with low confidence, to be checked by the owner. */
  uncertain: z.array(z.string()),
})
export type FoundProduct = z.output<typeof foundProduct>

export const lookupStatus = z.enum(['success', 'partial', 'failed'])
const logStatus = z.enum(['pending', 'success', 'partial', 'failed'])

/**
 * Scrapes a product page. To show progress, send a `lookupId` (any UUID) and poll `GET
 * /admin/scraping/logs/{lookupId}` about twice a second until this request completes: `stage` is the
 * current step, 404 means not started. If the id is already taken, a new one is used: `logId` identifies
 * the log entry.
 */
export const parseProductUrl = defineEndpoint('POST /admin/scraping/parse-product-url', {
  access: 'user',
  summary: 'Scrape a product page; responds within 18 s',
  body: z.strictObject({
    /** Any pasted text; if it is no URL, the response is `INVALID_URL` and no log entry is created. */
    url: text().check(
      z.minLength(1, lookupMessages.urlRequired),
      z.maxLength(PASTED_MAX, lookupMessages.urlInvalid),
    ),
    /** Ignores results cached in the last 24 h. */
    refresh: z.optional(z.boolean()),
    lookupId: z.optional(id),
    /** Ignored: the access token identifies the owner. */
    adminUser: z.optional(z.unknown()),
  }),
  response: z.object({
    success: z.boolean(),
    status: lookupStatus,
    data: z.nullable(foundProduct),
    error: z.nullable(z.string()),
    code: z.nullable(z.enum(LOOKUP_CODES)),
    /** An additional sentence about a failure, or null. */
    reason: z.nullable(z.string()),
    /** A more specific cause than `code`, or null. */
    cause: z.nullable(z.enum(LOOKUP_REASONS)),
    /** True when the response was sent before the end of the scrape: a later request may find its result. */
    isStillReading: z.boolean(),
    /** The result is from a scrape in the last 24 h. */
    isCached: z.boolean(),
    logId: z.nullable(id),
  }),
})

export const scrapeLog = z.object({
  id,
  url: z.string(),
  domain: z.string(),
  retailer: z.nullable(z.string()),
  status: logStatus,
  /** Current step; null when finished. */
  stage: z.nullable(z.enum(LOOKUP_STAGES)),
  method: z.nullable(z.enum(['http', 'headless', 'cache'])),
  durationMs: z.nullable(z.int()),
  fieldsFound: z.array(z.string()),
  error: z.nullable(z.string()),
  code: z.nullable(z.enum(LOOKUP_CODES)),
  createdAt: timestamp,
})

/** A field found by one step, or used in the result, with the rule that found it and its confidence. */
const fieldFound = z.object({
  field: z.string(),
  rule: z.nullable(z.string()),
  /** 0 to 1; below 0.6 the form asks the owner to check the field. */
  confidence: z.nullable(z.number()),
})

/** One step of a scrape. */
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
  /** In order of execution. */
  steps: z.array(scrapeLogStep),
  /** Origin of each field of the result. */
  won: z.array(z.extend(fieldFound, { method: z.nullable(z.enum(STEP_METHODS)) })),
})

/** A date and time, or a day in Singapore. */
const day = z.union([z.iso.datetime({ offset: true }), z.iso.date()])

export const listScrapeLogs = defineEndpoint('GET /admin/scraping/logs', {
  access: 'user',
  summary: 'List the scraping logs of the own registry, newest first',
  query: z.strictObject({
    limit: limit(100, 20),
    offset,
    status: z.optional(logStatus),
    /** Includes its subdomains. */
    domain: z.optional(optionalText(253)),
    /** A date and time, or a day in Singapore; both ends inclusive. */
    startDate: z.optional(day),
    endDate: z.optional(day),
  }),
  response: success({ logs: z.array(scrapeLog), total: z.int() }),
})

export const getScrapeLog = defineEndpoint('GET /admin/scraping/logs/{id}', {
  access: 'user',
  summary: 'Get a scraping log with its steps',
  params: z.object({ id }),
  response: success({ log: scrapeLogEntry }),
  errors: ['NOT_FOUND'],
})
