import type { Readable } from 'node:stream'
import type { Context } from 'koa'
import type { DownloadResponse, FileResponse } from '../routes/route.ts'

export const isFile = (answer: object): answer is FileResponse =>
  'bytes' in answer && 'etag' in answer && 'caching' in answer

/** Sends a file, or 304 when the client has it. Pages of other sites may embed it. */
export function sendFile(ctx: Context, { type, bytes, etag, caching }: FileResponse): void {
  ctx.set('cache-control', caching)
  ctx.set('cross-origin-resource-policy', 'cross-origin')
  ctx.etag = etag
  ctx.type = type
  if (ctx.fresh) ctx.status = 304
  else ctx.body = Buffer.from(bytes)
}

export const isDownload = (answer: object): answer is DownloadResponse =>
  'bytes' in answer && 'fileName' in answer

/** Sends a file as an attachment, which browsers save instead of showing. */
export function sendDownload(ctx: Context, { type, bytes, fileName }: DownloadResponse): void {
  ctx.set('cache-control', 'no-store')
  ctx.attachment(fileName)
  ctx.type = type
  ctx.body = Buffer.from(bytes)
}

/**
 * Sends server-sent events (WHATWG HTML 9.2). Disables caching, compression and proxy buffering (`x-accel-
 * buffering` for nginx), which would delay events.
 */
export function sendEvents(ctx: Context, events: Readable): void {
  ctx.type = 'text/event-stream'
  ctx.set('cache-control', 'no-cache, no-transform')
  ctx.set('x-accel-buffering', 'no')
  ctx.body = events
}
