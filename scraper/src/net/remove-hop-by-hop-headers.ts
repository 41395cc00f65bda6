import type { IncomingHttpHeaders } from 'node:http'

/** Headers of one connection, which a proxy does not hand on (RFC 9110 7.6.1). */
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

/** What is left for the other end, without what the `connection` header names as well. */
export function removeHopByHopHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? []
  const kept = Object.entries(headers).filter(([name]) => !HOP.has(name) && !named.includes(name))
  return Object.fromEntries(kept)
}
