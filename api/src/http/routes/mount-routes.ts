import { Readable } from 'node:stream'
import { Router } from '@koa/router'
import { USER_VERSION_HEADER } from '@registry/shared/contract/user-version-header'
import { AppError } from '@registry/shared/errors/app-error'
import type { Context, Middleware } from 'koa'
import { StoredBody } from '../../db/idempotency.ts'
import type { App } from '../app.ts'
import { ipPrefix } from '../limits/ip-prefix.ts'
import { createLimitCounter, type LimitCounter, RETRIES } from '../limits/limit-counter.ts'
import {
  createUploadBudget,
  needsUploadBudget,
  type UploadBudget,
} from '../limits/upload-budget.ts'
import { rejectRepeatedParameters } from '../protection/reject-malformed-requests.ts'
import { rejectCrossSiteRequest } from '../protection/reject-requests.ts'
import { type CachedBody, createCachedBody, sendCachedBody } from '../responses/cached-body.ts'
import { PrivateBody, sendPrivateBody } from '../responses/private-body.ts'
import { isDownload, isFile, sendDownload, sendEvents, sendFile } from '../responses/send-file.ts'
import { requestMeta } from '../server/request-meta.ts'
import { authenticate, LEGACY_COOKIE } from './authenticate.ts'
import { createBodyReader } from './body-reader.ts'
import { encodeResponse, parseInput } from './parse-input.ts'
import type { RequestMeta, Route } from './route.ts'
import type { Authenticators } from './viewer.ts'

interface Mounted {
  route: Route
  app: App
  authenticators: Authenticators
  readBody: (ctx: Context) => Promise<unknown>
  reserveUpload: UploadBudget
}

/** A request with its route, metadata and limit counter. */
interface PendingRequest {
  mounted: Mounted
  ctx: Context
  meta: RequestMeta
  limits: LimitCounter
}

/** Authenticates the request. The IP address is counted first, so that guessing credentials is limited too. */
async function admit(pending: PendingRequest) {
  const { mounted, ctx, meta, limits } = pending
  const { route, authenticators } = mounted
  const { ip } = meta
  const sessionId = authenticators.visitor(ctx.get('x-session-token'))?.sessionId
  const beyondSender = await postponeRejection(limits.sender({ ip, sessionId }), pending)
  const legacyCookie = () => meta.cookies.get(LEGACY_COOKIE)
  const { endpoint } = route
  const viewer = await authenticate(ctx, { endpoint, legacyCookie }, authenticators)
  // Roles and settings may have changed since the client loaded its user data.
  if (viewer && 'version' in viewer) ctx.set(USER_VERSION_HEADER, String(viewer.version))
  if (beyondSender || !needsUploadBudget(route)) return { viewer, rejection: beyondSender }
  return { viewer, rejection: await postponeRejection(limits.viewer({ ip, viewer }), pending) }
}

/**
 * Returns the RATE_LIMITED error of a request that may be a retry, at most 600 a minute per IP address, and
 * throws every other error.
 */
async function postponeRejection(
  counting: Promise<void>,
  { mounted, meta }: PendingRequest,
): Promise<AppError | undefined> {
  const { route, app } = mounted
  try {
    await counting
    return undefined
  } catch (error) {
    const isLimit = error instanceof AppError && error.code === 'RATE_LIMITED'
    if (!isLimit || !route.repeat || meta.idempotencyKey === undefined) throw error
    // Before a stored response is looked up, so that keys do not open a way around the limits.
    await app.rateLimits.consume(RETRIES, ipPrefix(meta.ip))
    return error
  }
}

const cachedBodies = new WeakMap<object, CachedBody>()

/** Serializes a response once per object: cached handlers return the same object again. */
function serializeOnce(endpoint: Route['endpoint'], response: object): CachedBody {
  const body =
    cachedBodies.get(response) ??
    createCachedBody(JSON.stringify(encodeResponse(endpoint, response)))
  cachedBodies.set(response, body)
  return body
}

async function send(ctx: Context, { endpoint }: Route, response: object): Promise<void> {
  ctx.status = endpoint.status ?? 200
  if (isFile(response)) {
    sendFile(ctx, response)
    return
  }
  if (isDownload(response)) {
    sendDownload(ctx, response)
    return
  }
  if (response instanceof Readable) {
    sendEvents(ctx, response)
    return
  }
  if (response instanceof PrivateBody) {
    await sendPrivateBody(ctx, response)
    return
  }
  if (endpoint.method === 'GET' && endpoint.access === 'anyone') {
    await sendCachedBody(ctx, 'json', serializeOnce(endpoint, response))
    return
  }
  // Personal or changing responses must not be cached.
  ctx.set('cache-control', 'no-store')
  ctx.type = 'json'
  // As text: of an object the middleware that compresses and Koa would each create the JSON.
  ctx.body =
    response instanceof StoredBody
      ? response.text
      : JSON.stringify(encodeResponse(endpoint, response))
}

/** Reads and parses the input of a request. Throws VALIDATION_FAILED and the errors of the body. */
async function readInput({ mounted: { route, readBody }, ctx }: PendingRequest) {
  rejectRepeatedParameters(ctx.query)
  const body = await readBody(ctx)
  const { params, query, headers } = ctx
  return parseInput(route.endpoint, { params, query: { ...query }, headers, body })
}

/**
 * Handles an authenticated request. Beyond a limit it returns the stored response of a retry, or throws
 * RATE_LIMITED.
 */
async function handle(
  pending: PendingRequest,
  { viewer, rejection }: Awaited<ReturnType<typeof admit>>,
): Promise<object> {
  const { mounted, meta, limits } = pending
  const { route, app } = mounted
  const { ip } = meta
  const input = await readInput(pending).catch(async error => {
    // An invalid request counts against the limits of its viewer only.
    if (!rejection) await postponeRejection(limits.viewer({ ip, viewer }), pending)
    throw error
  })
  const request = { ...input, viewer, meta }
  const count = async () => {
    await limits.viewerAndRegistry({ ip, viewer, params: input.params })
    await limits.request((await route.limitsFor?.(request, app)) ?? [])
  }
  const beyondLimit = rejection ?? (await postponeRejection(count(), pending))
  if (!beyondLimit) return route.handle(request, app)
  const stored = await route.repeat?.(request, app)
  if (!stored) throw beyondLimit
  return stored
}

/** Creates the middleware of a route: limits, authentication, upload budget, body, schema, handler. */
function createMiddleware(mounted: Mounted): Middleware {
  const { route, app, reserveUpload } = mounted
  return async (ctx: Context) => {
    ctx.state.endpoint = route.endpoint
    const meta = requestMeta(ctx, app)
    rejectCrossSiteRequest(ctx, app.config.publicUrl)
    const pending = { mounted, ctx, meta, limits: createLimitCounter(app, route) }
    const admitted = await admit(pending)
    const release = reserveUpload(route, ctx)
    let isConflict = false
    try {
      await send(ctx, route, await handle(pending, admitted))
    } catch (error) {
      isConflict = error instanceof AppError && error.code === 'EDIT_CONFLICT'
      throw error
    } finally {
      release()
      // A failed refund must not replace the response.
      if (isConflict || meta.isReplay())
        await pending.limits.refund().catch(err => app.log.warn({ err }, 'not refunded'))
    }
  }
}

const toKoaPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** Creates a router below /api with all routes. */
export function mountRoutes(
  routes: readonly Route[],
  app: App,
  authenticators: Authenticators,
): Router {
  const router = new Router({ prefix: '/api', sensitive: true })
  const reserveUpload = createUploadBudget()
  for (const route of routes) {
    const method = route.endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    const readBody = createBodyReader(route)
    const mounted = { route, app, authenticators, readBody, reserveUpload }
    router[method](toKoaPath(route.endpoint.path), createMiddleware(mounted))
  }
  return router
}
