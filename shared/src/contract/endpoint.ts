import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/error-codes.ts'

type Schema = z.core.$ZodType

/**
 * Who may call: anyone; a visitor with a session token; a registry owner (bearer token, or the
 * legacy admin's cookie), limited to their own registry; a system admin.
 */
export type Access = 'anyone' | 'guest' | 'user' | 'admin'

export interface EndpointParts {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api, parameters in braces: /registry/{slug}/items. */
  path: `/${string}`
  access: Access
  /** A signed-in extension may call it too: of what needs a proof, that is all that it may. */
  extension?: true
  summary: string
  /** Status of a success; 200 unless told. */
  status?: 200 | 201
  params?: Schema
  query?: Schema
  body?: Schema
  /** The whole body of a success. What it does not name never leaves the server. */
  response: Schema
  /** The answer goes on as server-sent events: their data by name. `response` is its text. */
  events?: Readonly<Record<string, Schema>>
  /** The answer is a file of this type; `response` stands for its bytes. */
  media?: 'image/jpeg' | 'text/csv'
  /** Codes beyond those that every endpoint may answer with (see COMMON_ERRORS). */
  errors?: readonly ErrorCode[]
  /** Bytes of JSON that the body may have; 100 kB unless told. */
  maxBodyBytes?: number
  /** Entries that a list in the body may have; 200 unless told. */
  maxListEntries?: number
  /** Takes an Idempotency-Key: a retry of the same request counts once. */
  idempotent?: boolean
}

export type Endpoint = EndpointParts

/** What any endpoint may answer with, so that no endpoint repeats it. */
export const COMMON_ERRORS = [
  'VALIDATION_FAILED',
  'MALFORMED_JSON',
  'FORBIDDEN',
  'BODY_TOO_LARGE',
  'URI_TOO_LONG',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** Declares one API call: from it come the route, the client's types and the OpenAPI document. */
export function defineEndpoint<const E extends EndpointParts>(endpoint: E): E {
  return endpoint
}

type Decoded<S> = S extends Schema ? z.core.output<S> : undefined

/** Input of an endpoint inside the program: parsed, with money in cents. */
export type Input<E extends Endpoint> = Part<'params', E> & Part<'query', E> & Part<'body', E>
type Part<K extends 'params' | 'query' | 'body', E extends Endpoint> = E extends {
  [P in K]: infer S
}
  ? S extends Schema
    ? { [P in K]: z.core.output<S> }
    : unknown
  : unknown

/** Input as a caller gives it: a query of which every part may be left out may itself be left out. */
export type CallInput<E extends Endpoint> = Part<'params', E> & CallQuery<E> & Part<'body', E>
type CallQuery<E extends Endpoint> = E extends { query: infer S }
  ? Record<never, never> extends Decoded<S>
    ? { query?: Decoded<S> }
    : { query: Decoded<S> }
  : unknown

/** Answer of an endpoint inside the program: parsed, with money in cents. */
export type Output<E extends Endpoint> = Decoded<E['response']>
