import { isIP } from 'node:net'
import type { Middleware } from 'koa'

/** Some proxies name the port too: '203.0.113.7:51312', '[2001:db8::7]:51312'. */
const WITH_PORT = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d{1,5})?$/

function addressIn(named: string): string | undefined {
  const [, ipv4, ipv6] = WITH_PORT.exec(named) ?? []
  const address = ipv4 ?? ipv6 ?? named
  return isIP(address) === 0 ? undefined : address
}

/**
 * Settles ctx.ip, by which everything is counted: what the own proxies name is taken if it is an
 * address, without its port; anything else would be a new visitor each time.
 */
export const normalizeClientIp: Middleware = (ctx, next) => {
  ctx.request.ip = addressIn(ctx.ip) ?? ctx.req.socket.remoteAddress ?? ''
  return next()
}
