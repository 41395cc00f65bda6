import { isIP } from 'node:net'
import { FetchError } from '../fetch-error.ts'
import type { FetchGuard } from './fetch-guard.ts'
import { hostPort } from './host-port.ts'
import { isPublicIp } from './is-public-ip.ts'

const MAX_LENGTH = 2_048
const PORTS = new Set(['', '80', '443'])

type UrlRules = Pick<FetchGuard, 'allowedHosts' | 'onlyAllowedHosts' | 'ownHost'>

/** Parses a URL (WHATWG) and checks that it may be fetched; throws a FetchError otherwise. */
export function checkUrl(address: string, rules: UrlRules): URL {
  const url = parseWebAddress(address)
  if (rules.allowedHosts.has(hostPort(url))) return url
  if (rules.onlyAllowedHosts) throw new FetchError('FORBIDDEN_ADDRESS')
  refusePrivate(url, rules.ownHost)
  return url
}

/** Parses an HTTP URL without a user name; throws INVALID_URL otherwise. */
export function parseWebAddress(address: string): URL {
  if (address.length > MAX_LENGTH) throw new FetchError('INVALID_URL')
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchError('INVALID_URL')
  if (url.username || url.password) throw new FetchError('INVALID_URL')
  return url
}

function refusePrivate(url: URL, ownHost: string | undefined): void {
  // A trailing dot is ignored: "localhost." must not count as a dotted name.
  const host = url.hostname.replace(/^\[|\]$|\.+$/g, '')
  if (!PORTS.has(url.port) || host === ownHost) throw new FetchError('FORBIDDEN_ADDRESS')
  const isAllowed = isIP(host) ? isPublicIp(host) : host.includes('.')
  if (!isAllowed) throw new FetchError('FORBIDDEN_ADDRESS')
}
