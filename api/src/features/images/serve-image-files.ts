import { isImageFileName } from '@registry/shared/images/image-file-names'
import type { Context, Middleware } from 'koa'
import type { App } from '../../http/app.ts'

const FOLDER = '/images/'
const YEAR_S = 365 * 24 * 3600
/** Short, because the file may appear soon: it is being created or its disk mounted. */
const ABSENT_S = 60

function sendText(ctx: Context, status: number, caching: string, text: string): void {
  ctx.status = status
  ctx.set('cache-control', caching)
  ctx.type = 'text'
  ctx.body = text
}

function sendNotFound(ctx: Context): void {
  sendText(ctx, 404, `public, max-age=${ABSENT_S}`, 'Not found')
}

async function sendImageFile(ctx: Context, app: App, name: string): Promise<void> {
  const bytes = await app.imageFiles.read(name)
  if (!bytes) return sendNotFound(ctx)
  ctx.status = 200
  // Files are named after their content hash, so they never change.
  ctx.set('cache-control', `public, max-age=${YEAR_S}, immutable`)
  ctx.etag = name
  ctx.type = name.endsWith('.avif') ? 'image/avif' : 'image/webp'
  if (ctx.fresh) ctx.status = 304
  else ctx.body = bytes
}

/** Serves image files under /images from the configured store. */
export function serveImageFiles(app: App): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(FOLDER)) return next()
    const name = ctx.path.slice(FOLDER.length)
    if (!isImageFileName(name)) return sendNotFound(ctx)
    return sendImageFile(ctx, app, name).catch((err: unknown) => {
      app.log.warn({ err }, 'the store of pictures failed')
      sendText(ctx, 503, 'no-store', 'Unavailable')
    })
  }
}
