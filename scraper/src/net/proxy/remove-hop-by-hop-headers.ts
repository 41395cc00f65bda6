import type { IncomingHttpHeaders } from 'node:http'

/** Hop-by-hop headers, which a proxy does not forward (RFC 9110 7.6.1). */
const HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Removes hop-by-hop headers, including those listed by the `connection` header. */
export function removeHopByHopHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? []
  const kept = Object.entries(headers).filter(([name]) => !HOP.has(name) && !named.includes(name))
  return Object.fromEntries(kept)
}
