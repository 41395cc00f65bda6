import { pushService } from '@registry/shared/push/push-service'

const MAX_LENGTH = 1_000

const hostPort = (url: URL) => `${url.hostname}:${url.port || '443'}`

/** Whether an address is https at one of the `host:port` pairs that tests let pass. */
export function isAllowedTestHost(endpoint: string, allowedHosts: ReadonlySet<string>): boolean {
  const url = URL.parse(endpoint)
  return url?.protocol === 'https:' && allowedHosts.has(hostPort(url))
}

/**
 * Whether an address is a push service's: https on its own port, no credentials, and a host of those
 * that browsers use. An owner's browser names it, so anything else could be an address of our own network.
 */
export function isPushEndpoint(endpoint: string, allowedHosts: ReadonlySet<string>): boolean {
  if (endpoint.length > MAX_LENGTH) return false
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  if (allowedHosts.has(hostPort(url))) return true
  return url.port === '' && pushService(endpoint) !== 'unknown'
}
