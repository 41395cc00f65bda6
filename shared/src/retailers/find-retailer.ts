import { ALL_RETAILERS } from './all-retailers.ts'
import type { Retailer } from './retailer.ts'

/** The retailer whose host an address has, undefined for any other shop and for no web address. */
export function findRetailer(address: string): Retailer | undefined {
  const hostname = hostnameOf(address)
  return ALL_RETAILERS.find(({ hosts, shortHosts = [] }) =>
    [...hosts, ...shortHosts].some(host => isWithin(hostname, host)),
  )
}

/** The one of a retailer's own hosts that an address belongs to; undefined for its short links. */
export function hostOf({ hosts }: Retailer, address: string): string | undefined {
  return hosts.find(host => isWithin(hostnameOf(address), host))
}

/** Whether an address is a short link of a retailer, which says nothing about the product it leads to. */
export function isShortLink(address: string): boolean {
  const hostname = hostnameOf(address)
  const { shortHosts = [] } = findRetailer(address) ?? {}
  return shortHosts.some(host => isWithin(hostname, host))
}

/** Empty for what is no web address. A root dot at the end is the same host. */
function hostnameOf(address: string): string {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/\.$/, '') : ''
}

function isWithin(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}
