import type { Context } from 'koa'

/** Answers with a page; browsers ask each time whether it is still the same. */
export function sendHtml(ctx: Context, html: string, status = 200): void {
  ctx.status = status
  ctx.type = 'html'
  ctx.set('cache-control', 'no-cache')
  ctx.body = html
}
