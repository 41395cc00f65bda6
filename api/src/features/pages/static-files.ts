import type { ServerResponse } from 'node:http'
import { send } from '@koa/send'
import type { Context, Middleware } from 'koa'
import { CLIENT_DIR } from '../../gateways/web-bundle/web-bundle.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

function sendNotFound(ctx: Context): void {
  ctx.status = 404
  ctx.type = 'text'
  ctx.body = 'Not found'
}

/** Sends a plain 404 for a missing file, since the library's error message would reveal the file system path. */
async function trySend(ctx: Context, path: string, options: Parameters<typeof send>[2]) {
  try {
    await send(ctx, path, { index: false, ...options })
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
    if (status >= 500) throw error
    sendNotFound(ctx)
  }
}

/** No segment may start with a dot, which prevents path traversal to HTML files. */
const PUBLIC_FILE =
  /^\/(icons|og|fonts|screenshots)(\/[\w-][\w.-]*)+$|^\/(favicon\.ico|manifest\.webmanifest)$/
const ASSETS = '/assets/'
const ASSET = /^\/assets\/[\w-][\w.-]*$/

/** The name has no content hash, so browsers must revalidate it. */
const SERVICE_WORKER = '/service-worker.js'
const revalidateEachTime = (response: ServerResponse) =>
  response.setHeader('cache-control', 'no-cache')

/** The script that the bookmark loads into pages of shops, which are other sites. */
const ADD_SCRIPT = '/add.js'

/** Serves the files of the web build. */
export const staticFiles: Middleware = async (ctx, next) => {
  if (ctx.path.startsWith(ASSETS)) {
    if (!ASSET.test(ctx.path)) return sendNotFound(ctx)
    return trySend(ctx, ctx.path, { root: CLIENT_DIR, maxAge: YEAR_MS, immutable: true })
  }
  if (ctx.path === SERVICE_WORKER) {
    return trySend(ctx, ctx.path, { root: CLIENT_DIR, setHeaders: revalidateEachTime })
  }
  if (ctx.path === ADD_SCRIPT) {
    ctx.set('cross-origin-resource-policy', 'cross-origin')
    return trySend(ctx, ctx.path, { root: CLIENT_DIR, maxAge: HOUR_MS })
  }
  if (PUBLIC_FILE.test(ctx.path)) {
    return trySend(ctx, ctx.path, { root: CLIENT_DIR, maxAge: HOUR_MS })
  }
  return next()
}
