import { pushService } from '@registry/shared/push/push-service'

const MAX_LENGTH = 1_000

const hostPort = (url: URL) => `${url.hostname}:${url.port || '443'}`

/** True for an https URL at one of the `host:port` pairs that tests allow. */
export function isAllowedTestHost(endpoint: string, allowedHosts: ReadonlySet<string>): boolean {
  const url = URL.parse(endpoint)
  return url?.protocol === 'https:' && allowedHosts.has(hostPort(url))
}

/**
 * True for the URL of a known push service: https, default port, no credentials. Browsers send it, so any other
 * could point to a private network.
 */
export function isPushEndpoint(endpoint: string, allowedHosts: ReadonlySet<string>): boolean {
  if (endpoint.length > MAX_LENGTH) return false
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  if (allowedHosts.has(hostPort(url))) return true
  return url.port === '' && pushService(endpoint) !== 'unknown'
}
