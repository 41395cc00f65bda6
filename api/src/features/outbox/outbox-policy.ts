import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../config.ts'

const LOOPBACK_NAME = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/
// Headers that proxies add.
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

const isLoopbackName = (host: string) => LOOPBACK_NAME.test(host.replace(/:\d{1,5}$/, ''))

type OutboxConfig = Pick<Config, 'smtpUrl' | 'publicUrl' | 'isExplicitProduction' | 'trustProxy'>

/**
 * Returns whether the outbox is available in the browser. It must not be public, because emails contain sign-in
 * links.
 */
export function hasOutbox({
  smtpUrl,
  publicUrl,
  isExplicitProduction,
  trustProxy,
}: OutboxConfig): boolean {
  if (smtpUrl || isExplicitProduction || trustProxy > 0) return false
  return isLoopbackName(new URL(publicUrl).hostname)
}

interface IncomingRequest {
  remoteAddress?: string
  headers: IncomingHttpHeaders
  httpVersion: string
}

/**
 * Returns whether a request comes from this machine directly. Rejects other host names that resolve to loopback
 * (DNS rebinding), and proxies.
 */
export function isLocalRequest({
  remoteAddress = '',
  headers,
  httpVersion,
}: IncomingRequest): boolean {
  // Browsers never use HTTP/1.0, but an nginx with default settings does and would forward remote requests from
  // loopback.
  if (httpVersion === '1.0') return false
  if (FORWARDED.some(name => headers[name] !== undefined)) return false
  return LOOPBACK_ADDRESS.test(remoteAddress) && isLoopbackName(headers.host ?? '')
}
