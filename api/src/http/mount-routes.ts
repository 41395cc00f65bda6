import { Readable } from 'node:stream'
import { Router } from '@koa/router'
import type { Context, Middleware } from 'koa'
import type { App } from './app.ts'
import { authenticate, LEGACY_COOKIE } from './authenticate.ts'
import { bodyRoom } from './body-room.ts'
import { countRegistry, countSender, countViewer } from './consume-limits.ts'
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

/** Who calls. The address is counted first, so that guessing proofs is limited too. */
async function admit({ route, app, authenticators }: Mounted, ctx: Context, meta: RequestMeta) {
  const { ip } = meta
  const sessionId = authenticators.guest(ctx.get('x-session-token'))?.sessionId
  await countSender(app, route, { ip, sessionId })
  const legacyCookie = meta.cookies.get(LEGACY_COOKIE)
  const { endpoint } = route
  const viewer = await authenticate(ctx, { endpoint, legacyCookie }, authenticators)
  await countViewer(app, route, { ip, viewer })
  return viewer
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
  ctx.body = encodeAnswer(endpoint, answer)
}

/** What a call passes: sender, proof, room, body, schema, handler. */
function answers(mounted: Mounted): Middleware {
  const { route, app } = mounted
  const readBody = readsBody(route)
  const takeRoom = bodyRoom(route)
  return async (ctx: Context) => {
    ctx.state.endpoint = route.endpoint
    const meta = requestMeta(ctx, app)
    refuseForeignPage(ctx, app.config.publicUrl)
    const viewer = await admit(mounted, ctx, meta)
    refuseRepeated(ctx.query)
    const { params } = ctx
    const leave = takeRoom(ctx)
    try {
      const body = await readBody(ctx)
      const input = parseInput(route.endpoint, { params, query: { ...ctx.query }, body })
      await countRegistry(app, route, { viewer, params: input.params })
      send(ctx, route, await route.handle({ ...input, viewer, meta }, app))
    } finally {
      leave()
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
