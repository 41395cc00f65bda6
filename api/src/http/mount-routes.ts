import { Readable } from 'node:stream'
import { Router } from '@koa/router'
import { AppError } from '@registry/shared/errors/app-error'
import type { Context, Middleware } from 'koa'
import { StoredBody } from '../db/idempotency.ts'
import type { App } from './app.ts'
import { authenticate, LEGACY_COOKIE } from './authenticate.ts'
import { bodyRoom } from './body-room.ts'
import { createTally, REPETITIONS, type Tally } from './consume-limits.ts'
import { networkOf } from './network-of.ts'
import { encodeAnswer, parseInput } from './parse-input.ts'
import { readsBody } from './read-body.ts'
import { refuseForeignPage } from './refuse-foreign-page.ts'
import { refuseRepeated } from './refuse-unruly.ts'
import { requestMeta } from './request-meta.ts'
import type { RequestMeta, Route } from './route.ts'
import { sendEvents } from './send-events.ts'
import { isDownload, isFile, sendDownload, sendFile } from './send-file.ts'
import { inWords, sendRevalidated, type Words } from './send-revalidated.ts'
import type { Authenticators } from './viewer.ts'

interface Mounted {
  route: Route
  app: App
  authenticators: Authenticators
}

/** A request whose route, sender and counts are known. */
interface Asked {
  mounted: Mounted
  ctx: Context
  meta: RequestMeta
  tally: Tally
}

/** Who calls. The address is counted first, so that guessing proofs is limited too. */
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

/** Returns the refusal of a request that may be a repetition, and throws every other one. */
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

const known = new WeakMap<object, Words>()

/** An answer that a handler gives again, the very same, has its words already. */
function wordsOf(endpoint: Route['endpoint'], answer: object): Words {
  const words = known.get(answer) ?? inWords(encodeAnswer(endpoint, answer))
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
    sendRevalidated(ctx, wordsOf(endpoint, answer))
    return
  }
  // Whatever depends on a token or changes something is nobody's to keep.
  ctx.set('cache-control', 'no-store')
  ctx.body = answer instanceof StoredBody ? answer.body : encodeAnswer(endpoint, answer)
}

/** Handles an admitted request. A request beyond a limit receives its stored answer or the refusal. */
async function answer(
  { mounted: { route, app }, ctx, meta, tally }: Asked,
  { viewer, refusal }: Awaited<ReturnType<typeof admit>>,
): Promise<object> {
  const { params } = ctx
  const body = await readsBody(route)(ctx)
  const input = parseInput(route.endpoint, { params, query: { ...ctx.query }, body })
  const request = { ...input, viewer, meta }
  const { ip } = meta
  const count = async () => {
    await tally.registry({ ip, viewer, params: input.params })
    await tally.request((await route.limitsFor?.(request, app)) ?? [])
  }
  const late = refusal ?? (await lateRefusal(count(), { route, meta }))
  if (!late) return route.handle(request, app)
  await app.rateLimits.consume(REPETITIONS, networkOf(ip))
  const stored = await route.repeat?.(request, app)
  if (!stored) throw late
  return stored
}

/** What a call passes: sender, proof, room, body, schema, handler. */
function answers(mounted: Mounted): Middleware {
  const { route, app } = mounted
  const takeRoom = bodyRoom(route)
  return async (ctx: Context) => {
    ctx.state.endpoint = route.endpoint
    const meta = requestMeta(ctx, app)
    refuseForeignPage(ctx, app.config.publicUrl)
    const asked = { mounted, ctx, meta, tally: createTally(app, route) }
    const admitted = await admit(asked)
    refuseRepeated(ctx.query)
    const leave = takeRoom(ctx)
    try {
      send(ctx, route, await answer(asked, admitted))
    } finally {
      leave()
      // A failed refund must not replace the answer.
      if (meta.isReplay())
        await asked.tally.refund().catch(err => app.log.warn({ err }, 'not refunded'))
    }
  }
}

const toKoaPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** A router below /api with every route of the contract. */
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
