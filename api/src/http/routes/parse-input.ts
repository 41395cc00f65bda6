import type { Endpoint } from '@registry/shared/contract/endpoint'
import { AppError } from '@registry/shared/errors/app-error'
import * as z from 'zod'
import { createEncoder } from './create-encoder.ts'

// The contract uses zod/mini, which has no error messages of its own.
z.config(z.locales.en())

type Issue = z.core.$ZodIssue

function fieldsOf(issue: Issue): [string, string][] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => [[...issue.path, key].join('.'), 'This field is not known here'])
  }
  return [[issue.path.join('.') || 'request', issue.message]]
}

/** Returns one message per invalid field; the first issue of a field wins. */
function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(issues.flatMap(fieldsOf).reverse())
}

function parse(schema: Endpoint['body'], value: unknown): unknown {
  if (schema === undefined) return undefined
  const parsed = z.safeDecode(schema, value as never)
  if (parsed.success) return parsed.data
  const fields = fieldErrors(parsed.error.issues)
  throw new AppError('VALIDATION_FAILED', { message: Object.values(fields)[0], fields })
}

/** Schema of an endpoint without a body: unknown fields are rejected instead of ignored. */
const NOTHING = z.strictObject({})

/** Parses path parameters, query, headers and body by the endpoint's schemas. Throws VALIDATION_FAILED. */
export function parseInput(
  endpoint: Endpoint,
  raw: { params: unknown; query: unknown; headers: unknown; body: unknown },
) {
  return {
    params: parse(endpoint.params, raw.params),
    query: parse(endpoint.query, raw.query),
    headers: parse(endpoint.headers, raw.headers),
    body: parse(endpoint.body ?? NOTHING, raw.body ?? {}),
  }
}

const encoders = new WeakMap<Endpoint, (response: unknown) => unknown>()

/** Encodes a response for the wire: fields that the contract does not name are removed, money is in dollars. */
export function encodeResponse(endpoint: Endpoint, answer: object): unknown {
  const encode = encoders.get(endpoint) ?? createEncoder(endpoint.response)
  encoders.set(endpoint, encode)
  return encode({ success: true, ...answer })
}
