import { isIP } from 'node:net'
import type { Middleware } from 'koa'

/** Some proxies append the port: '203.0.113.7:51312', '[2001:db8::7]:51312'. */
const WITH_PORT = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d{1,5})?$/

function addressIn(named: string): string | undefined {
  const [, ipv4, ipv6] = WITH_PORT.exec(named) ?? []
  const address = ipv4 ?? ipv6 ?? named
  return isIP(address) === 0 ? undefined : address
}

/**
 * Sets ctx.ip to a valid IP address without port; falls back to the socket's. Rate limits count by it, so any
 * other text would count as a new client each time.
 */
export const normalizeClientIp: Middleware = (ctx, next) => {
  ctx.request.ip = addressIn(ctx.ip) ?? ctx.req.socket.remoteAddress ?? ''
  return next()
}
