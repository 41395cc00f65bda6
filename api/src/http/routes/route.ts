import type { Readable } from 'node:stream'
import type { Access, Endpoint, Input, Output } from '@registry/shared/contract/endpoint'
import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../app.ts'
import type { KeyedLimit, Limit } from '../limits/rate-limits.ts'
import type { PrivateBody } from '../responses/private-body.ts'
import type { Viewer } from './viewer.ts'

/** Request data stored with an audit event. */
export interface Trace {
  requestId: string
  /** Truncated IP address of the client, CIDR. */
  network: string | undefined
}

/** Request metadata for handlers, in addition to the parsed input. */
export interface RequestMeta {
  requestId: string
  ip: string
  trace: Trace
  userAgent: string
  origin: string | undefined
  idempotencyKey: string | undefined
  /** Marks the response as an idempotent replay. */
  onReplay(): void
  /** True after `onReplay`. */
  isReplay(): boolean
  /** Marks the response as possibly outdated, with its age in ms. */
  onStale(ageMs: number): void
  /** Unverified access token, for endpoints that anyone may call to end their session. */
  bearer: string | undefined
  requestedWith: string | undefined
  /** Empty when the header is missing. */
  csrfToken: string
  cookies: {
    get(name: string): string | undefined
    /**
     * `maxAgeMs` 0 deletes the cookie. HttpOnly, SameSite=Strict; with https also Secure and the prefix
     * __Host-, which forces the path /.
     */
    set(name: string, value: string, options: { maxAgeMs: number; path: string }): void
  }
}

export type RouteRequest<E extends Endpoint> = Input<E> & {
  viewer: Viewer<E['access']>
  meta: RequestMeta
}

/** Response of a handler; `success: true` is added if missing. */
export type RouteResponse<E extends Endpoint> = Omit<Output<E>, 'success'> & { success?: boolean }

type Handler<E extends Endpoint> = (
  request: RouteRequest<E>,
  app: App,
) => Promise<RouteResponse<E> | PrivateBody>

export interface RouteOptions<E extends Endpoint = Endpoint> {
  limits?: readonly Limit[]
  /** Returns limits whose keys depend on the parsed request. Throws when the viewer may not make it. */
  limitsFor?: (request: RouteRequest<E>, app: App) => Promise<readonly KeyedLimit[]>
  /**
   * Returns the response stored under the Idempotency-Key, or undefined. A retry receives it even beyond a rate
   * limit.
   */
  repeat?: (request: RouteRequest<E>, app: App) => Promise<RouteResponse<E> | undefined>
}

/** Endpoint with its handler; types are erased so that all routes fit one array. */
export interface Route {
  endpoint: Endpoint
  limits: readonly Limit[]
  limitsFor?(request: AnyRequest, app: App): Promise<readonly KeyedLimit[]>
  handle(request: AnyRequest, app: App): Promise<object>
  repeat?(request: AnyRequest, app: App): Promise<object | undefined>
}

interface AnyRequest {
  params: unknown
  query: unknown
  headers: unknown
  body: unknown
  viewer: Viewer<Access>
  meta: RequestMeta
}

/** A handler, after the options of its route if it has any. */
export type Bound<Options, H> = [handler: H] | [options: Options, handler: H]

/** Returns options and handler of a route. */
export function splitBound<Options, H>(bound: Bound<Options, H>): [Partial<Options>, H] {
  return bound.length === 1 ? [{}, bound[0]] : bound
}

/** Binds a handler to its endpoint, with the input, viewer and response types of the contract. */
export function route<E extends Endpoint>(
  endpoint: E,
  ...bound: Bound<RouteOptions<E>, Handler<E>>
): Route {
  const [{ limits = [], limitsFor, repeat }, handler] = splitBound(bound)
  return {
    endpoint,
    limits,
    // The only cast of parsed input to its type: mountRoutes parsed it with this endpoint's schemas.
    handle: (request, app) => handler(request as never, app),
    ...(limitsFor && { limitsFor: (request, app) => limitsFor(request as never, app) }),
    ...(repeat && { repeat: (request, app) => repeat(request as never, app) }),
  }
}

/** Binds an endpoint with a streamed response. */
export function streamRoute<E extends Endpoint>(
  endpoint: E,
  ...bound: Bound<
    Pick<RouteOptions, 'limits'>,
    (request: RouteRequest<E>, app: App) => Promise<Readable>
  >
): Route {
  const [{ limits = [] }, open] = splitBound(bound)
  return { endpoint, limits, handle: (request, app) => open(request as never, app) }
}

/** File response that clients may cache. */
export interface FileResponse {
  type: string
  bytes: Uint8Array
  /** Identifies the content for If-None-Match. */
  etag: string
  caching: string
}

/** Personal file that the browser saves under a name; never cached. */
export interface DownloadResponse {
  type: string
  bytes: Uint8Array
  fileName: string
}

/** Binds an endpoint with a file response. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  ...bound: Bound<
    Pick<RouteOptions, 'limits'>,
    (request: RouteRequest<E>, app: App) => Promise<FileResponse | DownloadResponse>
  >
): Route {
  const [{ limits = [] }, find] = splitBound(bound)
  return { endpoint, limits, handle: (request, app) => find(request as never, app) }
}

/** Returns the value or throws NOT_FOUND. Stores return undefined for rows of other registries too. */
export function requireFound<T>(thing: T | undefined): T {
  if (thing === undefined) throw new AppError('NOT_FOUND')
  return thing
}
