import type { Context } from 'koa'
import type { DownloadResponse, FileResponse } from './route.ts'

export const isFile = (answer: object): answer is FileResponse =>
  'bytes' in answer && 'etag' in answer && 'caching' in answer

/** Sends a file, unless who asks has it; pages of other sites may show it too. */
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

/** Sends a file that browsers save and never show. */
export function sendDownload(ctx: Context, { type, bytes, fileName }: DownloadResponse): void {
  ctx.set('cache-control', 'no-store')
  ctx.attachment(fileName)
  ctx.type = type
  ctx.body = Buffer.from(bytes)
}
