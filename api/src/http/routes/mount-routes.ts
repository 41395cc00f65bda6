import { Readable } from 'node:stream'
import { Router } from '@koa/router'
import { AppError } from '@registry/shared/errors/app-error'
import type { Context, Middleware } from 'koa'
import { StoredBody } from '../../db/idempotency.ts'
import type { App } from '../app.ts'
import { ipPrefix } from '../limits/ip-prefix.ts'
import { createLimitCounter, type LimitCounter, RETRIES } from '../limits/limit-counter.ts'
import { createUploadBudget } from '../limits/upload-budget.ts'
import { rejectCrossSiteRequest } from '../protection/reject-cross-site-request.ts'
import { rejectRepeatedParameters } from '../protection/reject-malformed-requests.ts'
import { sendEvents } from '../responses/send-events.ts'
import { isDownload, isFile, sendDownload, sendFile } from '../responses/send-file.ts'
import { type SerializedResponse, sendWithEtag, serialize } from '../responses/send-with-etag.ts'
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
}

/** A request with its route, metadata and limit counter. */
interface Asked {
  mounted: Mounted
  ctx: Context
  meta: RequestMeta
  tally: LimitCounter
}

/** Authenticates the request. The IP address is counted first, so that guessing credentials is limited too. */
async function admit({ mounted, ctx, meta, tally }: Asked) {
  const { route, authenticators } = mounted
  const { ip } = meta
  const sessionId = authenticators.guest(ctx.get('x-session-token'))?.sessionId
  const late = await lateRefusal(tally.sender({ ip, sessionId }), { route, meta })
  const legacyCookie = meta.cookies.get(LEGACY_COOKIE)
  const { endpoint } = route
  const viewer = await authenticate(ctx, { endpoint, legacyCookie }, authenticators)
  const refusal = late ?? (await lateRefusal(tally.viewer({ ip, viewer }), { route, meta }))
  return { viewer, refusal }
}

/** Returns the RATE_LIMITED error of a request that may be a retry, and throws every other error. */
async function lateRefusal(
  counting: Promise<void>,
  { route, meta }: { route: Route; meta: RequestMeta },
): Promise<AppError | undefined> {
  try {
    await counting
    return undefined
  } catch (error) {
    const isLimit = error instanceof AppError && error.code === 'RATE_LIMITED'
    if (!isLimit || !route.repeat || meta.idempotencyKey === undefined) throw error
    return error
  }
}

const known = new WeakMap<object, SerializedResponse>()

/** Serializes a response once per object: cached handlers return the same object again. */
function wordsOf(endpoint: Route['endpoint'], answer: object): SerializedResponse {
  const words = known.get(answer) ?? serialize(encodeResponse(endpoint, answer))
  known.set(answer, words)
  return words
}

function send(ctx: Context, { endpoint }: Route, answer: object): void {
  ctx.status = endpoint.status ?? 200
  if (isFile(answer)) {
    sendFile(ctx, answer)
    return
  }
  if (isDownload(answer)) {
    sendDownload(ctx, answer)
    return
  }
  if (answer instanceof Readable) {
    sendEvents(ctx, answer)
    return
  }
  if (endpoint.method === 'GET' && endpoint.access === 'anyone') {
    sendWithEtag(ctx, wordsOf(endpoint, answer))
    return
  }
  // Personal or changing responses must not be cached.
  ctx.set('cache-control', 'no-store')
  ctx.body = answer instanceof StoredBody ? answer.body : encodeResponse(endpoint, answer)
}

/**
 * Handles an authenticated request. Beyond a limit it returns the stored response of a retry, or throws
 * RATE_LIMITED.
 */
async function answer(
  { mounted: { route, app }, ctx, meta, tally }: Asked,
  { viewer, refusal }: Awaited<ReturnType<typeof admit>>,
): Promise<object> {
  const { params } = ctx
  const body = await createBodyReader(route)(ctx)
  const input = parseInput(route.endpoint, { params, query: { ...ctx.query }, body })
  const request = { ...input, viewer, meta }
  const { ip } = meta
  const count = async () => {
    await tally.registry({ ip, viewer, params: input.params })
    await tally.request((await route.limitsFor?.(request, app)) ?? [])
  }
  const late = refusal ?? (await lateRefusal(count(), { route, meta }))
  if (!late) return route.handle(request, app)
  await app.rateLimits.consume(RETRIES, ipPrefix(ip))
  const stored = await route.repeat?.(request, app)
  if (!stored) throw late
  return stored
}

/** Creates the middleware of a route: limits, authentication, upload budget, body, schema, handler. */
function answers(mounted: Mounted): Middleware {
  const { route, app } = mounted
  const takeRoom = createUploadBudget(route)
  return async (ctx: Context) => {
    ctx.state.endpoint = route.endpoint
    const meta = requestMeta(ctx, app)
    rejectCrossSiteRequest(ctx, app.config.publicUrl)
    const asked = { mounted, ctx, meta, tally: createLimitCounter(app, route) }
    const admitted = await admit(asked)
    rejectRepeatedParameters(ctx.query)
    const leave = takeRoom(ctx)
    try {
      send(ctx, route, await answer(asked, admitted))
    } finally {
      leave()
      // A failed refund must not replace the response.
      if (meta.isReplay())
        await asked.tally.refund().catch(err => app.log.warn({ err }, 'not refunded'))
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
  for (const route of routes) {
    const method = route.endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    router[method](toKoaPath(route.endpoint.path), answers({ route, app, authenticators }))
  }
  return router
}
