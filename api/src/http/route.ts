import type { Readable } from 'node:stream'
import type { Access, Endpoint, Input, Output } from '@registry/shared/contract/endpoint'
import type { App } from './app.ts'
import type { Limit } from './rate-limits.ts'
import type { Viewer } from './viewer.ts'

/** What the audit trail keeps of the request that caused an entry. */
export interface Trace {
  requestId: string
  /** The truncated network that it came from, CIDR. */
  network: string | undefined
}

/** What a handler may know of the request beyond its parsed input. */
export interface RequestMeta {
  requestId: string
  ip: string
  trace: Trace
  userAgent: string
  origin: string | undefined
  idempotencyKey: string | undefined
  /** Marks the answer as one that was given before. */
  onReplay(): void
  /** Whether the answer was marked so. */
  isReplay(): boolean
  /** Marks the answer as one of that age in ms, which may have changed since. */
  onStale(ageMs: number): void
  /** An unchecked access token, for a call that anyone may make to end their session. */
  bearer: string | undefined
  requestedWith: string | undefined
  /** Empty when the header is missing. */
  csrfToken: string
  cookies: {
    get(name: string): string | undefined
    /**
     * `maxAgeMs` 0 deletes. HttpOnly, SameSite=Strict; where the product is on https also Secure,
     * with the prefix __Host- and therefore for every path.
     */
    set(name: string, value: string, options: { maxAgeMs: number; path: string }): void
  }
}

export type RouteRequest<E extends Endpoint> = Input<E> & {
  viewer: Viewer<E['access']>
  meta: RequestMeta
}

/** What a handler gives: the contract's answer. `success: true` is added where it is left out. */
export type RouteResponse<E extends Endpoint> = Omit<Output<E>, 'success'> & { success?: boolean }

export type Handler<E extends Endpoint> = (request: RouteRequest<E>, app: App) => Promise<RouteResponse<E>>

/** A limit with the key under which it counts. */
export interface KeyedLimit {
  limit: Limit
  key: string
}

export interface RouteOptions<E extends Endpoint = Endpoint> {
  limits?: readonly Limit[]
  /** Returns limits whose keys depend on the parsed request. Throws when the viewer may not make it. */
  limitsFor?: (request: RouteRequest<E>, app: App) => Promise<readonly KeyedLimit[]>
  /**
   * The answer stored for a request with this Idempotency-Key, undefined if there is none. A repetition is
   * answered with it also when its sender has reached a limit.
   */
  repeat?: (request: RouteRequest<E>, app: App) => Promise<RouteResponse<E> | undefined>
}

/** An endpoint with its handler, its types put aside so that routes of all kinds fit one list. */
export interface Route {
  endpoint: Endpoint
  limits: readonly Limit[]
  limitsFor?(request: AnyRequest, app: App): Promise<readonly KeyedLimit[]>
  handle(request: AnyRequest, app: App): Promise<object>
  repeat?(request: AnyRequest, app: App): Promise<object | undefined>
}

export interface AnyRequest {
  params: unknown
  query: unknown
  body: unknown
  viewer: Viewer<Access>
  meta: RequestMeta
}

/**
 * Binds a handler to its endpoint. Input arrives parsed, the viewer has the type that the access
 * implies, and the answer must be the contract's.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  { limits = [], limitsFor, repeat }: RouteOptions<E> = {},
): Route {
  return {
    endpoint,
    limits,
    // The one place where parsed input regains its type: mountRoutes parsed it with this endpoint.
    handle: (request, app) => handler(request as never, app),
    ...(limitsFor && { limitsFor: (request, app) => limitsFor(request as never, app) }),
    ...(repeat && { repeat: (request, app) => repeat(request as never, app) }),
  }
}

/** Binds an endpoint whose answer goes on to what opens its stream, from a parsed request. */
export function streamRoute<E extends Endpoint>(
  endpoint: E,
  open: (request: RouteRequest<E>, app: App) => Promise<Readable>,
  options: RouteOptions = {},
): Route {
  return {
    endpoint,
    limits: options.limits ?? [],
    handle: (request, app) => open(request as never, app),
  }
}

/** A file as an endpoint answers it. */
export interface FileResponse {
  type: string
  bytes: Uint8Array
  /** Names the content: whoever has this one is not sent it again. */
  etag: string
  caching: string
}

/** A file for who asked alone, to be saved under a name; kept by nobody on the way. */
export interface DownloadResponse {
  type: string
  bytes: Uint8Array
  fileName: string
}

/** Binds an endpoint whose answer is a file to what finds it, from a parsed request. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  find: (request: RouteRequest<E>, app: App) => Promise<FileResponse | DownloadResponse>,
  options: RouteOptions = {},
): Route {
  return {
    endpoint,
    limits: options.limits ?? [],
    handle: (request, app) => find(request as never, app),
  }
}
