import type { Endpoint } from '@registry/shared/contract/endpoint'
import { AppError } from '@registry/shared/errors/app-error'
import * as z from 'zod'

// The contract is written in zod/mini, which has no sentences of its own.
z.config(z.locales.en())

type Issue = z.core.$ZodIssue

function fieldsOf(issue: Issue): [string, string][] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => [[...issue.path, key].join('.'), 'This field is not known here'])
  }
  return [[issue.path.join('.') || 'request', issue.message]]
}

/** One sentence per wrong field; the first of several wins, as the form shows one. */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(issues.flatMap(fieldsOf).reverse())
}

function parse(schema: Endpoint['body'], value: unknown): unknown {
  if (schema === undefined) return undefined
  const parsed = z.safeDecode(schema, value as never)
  if (parsed.success) return parsed.data
  const fields = fieldErrors(parsed.error.issues)
  throw new AppError('VALIDATION_FAILED', { message: Object.values(fields)[0], fields })
}

/** What a call takes that has no body: nothing, so that no field is ever ignored in silence. */
const NOTHING = z.strictObject({})

/** Path parameters, query and body as the endpoint declares them. Throws VALIDATION_FAILED. */
export function parseInput(
  endpoint: Endpoint,
  raw: { params: unknown; query: unknown; body: unknown },
) {
  return {
    params: parse(endpoint.params, raw.params),
    query: parse(endpoint.query, raw.query),
    body: parse(endpoint.body ?? NOTHING, raw.body ?? {}),
  }
}

/** The wire form of an answer: what the contract does not name is left out, money is in dollars. */
export function encodeResponse(endpoint: Endpoint, answer: object): unknown {
  return z.encode(endpoint.response, { success: true, ...answer } as never)
}
