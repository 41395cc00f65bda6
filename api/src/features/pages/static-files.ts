import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { send } from '@koa/send'
import type { Context, Middleware } from 'koa'
import { OUTAGE_RETRY_S } from '../../db/is-outage.ts'
import type { App } from '../../http/app.ts'
import { createReleaseAssets } from '../release-assets/create-release-assets.ts'
import type { ReleaseAsset } from '../release-assets/release-asset-store.ts'

const decompressBrotli = promisify(zlib.brotliDecompress)

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

function sendText(ctx: Context, status: number, text: string): void {
  ctx.status = status
  ctx.type = 'text'
  ctx.body = text
}

const sendNotFound = (ctx: Context) => sendText(ctx, 404, 'Not found')

type SendOptions = Parameters<typeof send>[2]

/** Sends a file of this release's build. Returns false if it is missing. */
async function sendLocal(ctx: Context, options: SendOptions): Promise<boolean> {
  try {
    await send(ctx, ctx.path, { index: false, ...options })
    return true
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
    if (status >= 500) throw error
    // The compressed file vanishes first when web is built anew.
    ctx.remove('content-encoding')
    return false
  }
}

/** Sends an asset with the headers of a local one, except `Last-Modified`. */
async function sendAsset(ctx: Context, name: string, { bytes, isBrotli }: ReleaseAsset) {
  const isSentAsStored = isBrotli && ctx.acceptsEncodings('br', 'identity') === 'br'
  if (isSentAsStored) ctx.set('content-encoding', 'br')
  ctx.set('cache-control', `max-age=${YEAR_MS / 1_000},immutable`)
  ctx.type = path.extname(name)
  ctx.body = isBrotli && !isSentAsStored ? await decompressBrotli(bytes) : bytes
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

/** Serves the files of the web build, and hashed ones of other releases. */
export function staticFiles(app: App): Middleware {
  const assets = createReleaseAssets(app)

  /** Sends a plain 404 for a missing file, since the library's error message would reveal the file system path. */
  async function trySend(ctx: Context, options: SendOptions): Promise<void> {
    if (!(await sendLocal(ctx, { root: app.clientDir, ...options }))) sendNotFound(ctx)
  }

  /** Sends an asset of this release, or of the earlier or newer release whose page requests it. */
  async function findAndSend(ctx: Context): Promise<void> {
    const options = { root: app.clientDir, maxAge: YEAR_MS, immutable: true }
    if (await sendLocal(ctx, options)) return
    const name = ctx.path.slice(ASSETS.length)
    try {
      const asset = await assets.find(name)
      if (asset) return await sendAsset(ctx, name, asset)
      // A release that starts now may have it.
      ctx.set('cache-control', 'no-store')
      sendNotFound(ctx)
    } catch (err) {
      app.log.warn({ err }, 'assets of other releases cannot be read')
      ctx.set('retry-after', String(OUTAGE_RETRY_S))
      ctx.set('cache-control', 'no-store')
      sendText(ctx, 503, 'Unavailable')
    }
  }

  return async (ctx, next) => {
    if (ctx.path.startsWith(ASSETS)) {
      return ASSET.test(ctx.path) ? findAndSend(ctx) : sendNotFound(ctx)
    }
    if (ctx.path === SERVICE_WORKER) return trySend(ctx, { setHeaders: revalidateEachTime })
    if (ctx.path === ADD_SCRIPT) {
      ctx.set('cross-origin-resource-policy', 'cross-origin')
      return trySend(ctx, { maxAge: HOUR_MS })
    }
    if (PUBLIC_FILE.test(ctx.path)) return trySend(ctx, { maxAge: HOUR_MS })
    return next()
  }
}
