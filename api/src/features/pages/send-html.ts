import type { Context } from 'koa'

/** Sends an HTML page that browsers revalidate each time. */
export function sendHtml(ctx: Context, html: string, status = 200): void {
  ctx.status = status
  ctx.type = 'html'
  ctx.set('cache-control', 'no-cache')
  ctx.body = html
}
