import { parseUrl } from '../text/parse-url.ts'
import { ALL_RETAILERS } from './all-retailers.ts'
import type { Retailer } from './retailer.ts'

/** Returns the retailer of a URL by its host, undefined for unknown hosts and invalid URLs. */
export function findRetailer(address: string): Retailer | undefined {
  const hostname = hostnameOf(address)
  return ALL_RETAILERS.find(({ hosts, shortHosts = [] }) =>
    [...hosts, ...shortHosts].some(host => isWithin(hostname, host)),
  )
}

/** Returns the retailer's main host of a URL; undefined for its short links. */
export function hostOf({ hosts }: Retailer, address: string): string | undefined {
  return hosts.find(host => isWithin(hostnameOf(address), host))
}

/** Returns the host without a trailing dot; empty for an invalid URL. */
function hostnameOf(address: string): string {
  const url = parseUrl(address)
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/\.$/, '') : ''
}

function isWithin(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}
