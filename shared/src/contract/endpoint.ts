import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/error-codes.ts'

type Schema = z.core.$ZodType

/**
 * Required authentication: none; a visitor's session token; a registry owner (bearer token or the legacy
 * admin's cookie), limited to their own registry; a system admin.
 */
export type Access = 'anyone' | 'visitor' | 'user' | 'admin'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface EndpointParts {
  access: Access
  /** Extension tokens are accepted. They are rejected by every other endpoint that needs authentication. */
  extension?: true
  summary: string
  /** Status of a success; default 200. */
  status?: 200 | 201
  params?: Schema
  query?: Schema
  /** Request headers of its own, by lower-case name. */
  headers?: Schema
  body?: Schema
  /** The body of a success. Fields that it does not declare are removed from responses. */
  response: Schema
  /**
   * Server-sent events by name, with the schema of their data; `response` is then the event stream as
   * text.
   */
  events?: Readonly<Record<string, Schema>>
  /** Content type of a file response; `response` is then its bytes. */
  media?: 'image/jpeg' | 'text/csv'
  /** Codes in addition to COMMON_ERRORS and those that `errorsOf` derives. */
  errors?: readonly ErrorCode[]
  /** Maximum bytes of the JSON body; default 100 kB. */
  maxBodyBytes?: number
  /** Maximum entries of a list in the body; default 200. */
  maxListEntries?: number
  /** Accepts an Idempotency-Key: a retry of the same request is applied once. */
  idempotent?: boolean
}

export interface Endpoint extends EndpointParts {
  method: Method
  /** Below /api, parameters in braces: /registry/{slug}/items. */
  path: `/${string}`
}

/** Codes that any endpoint may return. */
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

/**
 * Declares an endpoint, from which the route, the client's types and the OpenAPI document are derived. Bundles leave
 * out endpoints that they do not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  M extends Method,
  P extends Endpoint['path'],
  const E extends EndpointParts,
>(methodAndPath: `${M} ${P}`, parts: E): E & { method: M; path: P } {
  const [method, path] = methodAndPath.split(' ') as [M, P]
  return { method, path, ...parts }
}

type Decoded<S> = S extends Schema ? z.core.output<S> : undefined

/** Parsed input of an endpoint, money in cents. */
export type Input<E extends Endpoint> = Part<'params', E> &
  Part<'query', E> &
  Part<'headers', E> &
  Part<'body', E>
type Part<K extends 'params' | 'query' | 'headers' | 'body', E extends Endpoint> = E extends {
  [P in K]: infer S
}
  ? S extends Schema
    ? { [P in K]: z.core.output<S> }
    : unknown
  : unknown

/** Input as a caller passes it: `query` and `headers` are optional if all of their fields are. */
export type CallInput<E extends Endpoint> = Part<'params', E> &
  CallQuery<E> &
  Partial<Part<'headers', E>> &
  Part<'body', E>
type CallQuery<E extends Endpoint> = E extends { query: infer S }
  ? Record<never, never> extends Decoded<S>
    ? { query?: Decoded<S> }
    : { query: Decoded<S> }
  : unknown

/** Parsed response of an endpoint, money in cents. */
export type Output<E extends Endpoint> = Decoded<E['response']>
