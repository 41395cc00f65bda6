import * as z from 'zod/mini'
import type { Endpoint } from '../contract/endpoint.ts'
import { ERROR_CODES } from '../errors/error-codes.ts'
import { ApiError } from './api-error.ts'

/** Decoded input of a request, by part. */
export interface Parts {
  params?: unknown
  query?: unknown
  headers?: Record<string, string>
  body?: unknown
}

function toValidationError(issues: z.core.$ZodIssue[]): ApiError {
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
  const sentence = issues[0]?.message ?? ERROR_CODES.VALIDATION_FAILED.message
  return new ApiError(sentence, { status: 400, code: 'VALIDATION_FAILED', fields })
}

/** Encodes one part for the wire. Rejects invalid input before sending, with the server's messages. */
function encodePart(schema: Endpoint['body'], value: unknown): unknown {
  if (schema === undefined) return undefined
  const encoded = z.safeEncode(schema, value as never)
  if (encoded.success) return encoded.data
  throw toValidationError(encoded.error.issues)
}

function pathOf(endpoint: Endpoint, input: Parts): string {
  const params = (encodePart(endpoint.params, input.params) ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const query = Object.entries((encodePart(endpoint.query, input.query ?? {}) ?? {}) as object)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)])
  return `${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`
}

/** Returns path with query string and JSON body of a request. Throws ApiError for invalid input. */
export function encodeRequest(
  endpoint: Endpoint,
  input: Parts,
): { path: string; json: string | undefined } {
  const body = encodePart(endpoint.body, input.body)
  return {
    path: pathOf(endpoint, input),
    json: body === undefined ? undefined : JSON.stringify(body),
  }
}
