import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../config.ts'

const LOOPBACK_NAME = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/
// Set by whatever stands in front and speaks for somebody else.
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

const isLoopbackName = (host: string) => LOOPBACK_NAME.test(host.replace(/:\d{1,5}$/, ''))

type OutboxConfig = Pick<Config, 'smtpUrl' | 'publicUrl' | 'isSaidProduction' | 'trustProxy'>

/** Whether mails can be read in the browser at all: they hold links that open accounts. */
export function hasOutbox({
  smtpUrl,
  publicUrl,
  isSaidProduction,
  trustProxy,
}: OutboxConfig): boolean {
  if (smtpUrl || isSaidProduction || trustProxy > 0) return false
  return isLoopbackName(new URL(publicUrl).hostname)
}

interface Caller {
  remoteAddress?: string
  headers: IncomingHttpHeaders
  httpVersion: string
}

/**
 * Whether a call comes from this machine and means it: a foreign name that resolves to loopback, or a
 * proxy, is somebody else.
 */
export function isLocalRequest({ remoteAddress = '', headers, httpVersion }: Caller): boolean {
  // No browser speaks it; an nginx that was told nothing does, and calls us localhost for everybody.
  if (httpVersion === '1.0') return false
  if (FORWARDED.some(name => headers[name] !== undefined)) return false
  return LOOPBACK_ADDRESS.test(remoteAddress) && isLoopbackName(headers.host ?? '')
}
