import { ALL_RETAILERS } from './all-retailers.ts'
import type { Retailer } from './retailer.ts'

/** The retailer whose host an address has, undefined for any other shop and for no address. */
export function findRetailer(address: string): Retailer | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return ALL_RETAILERS.find(({ hosts, shortHosts = [] }) =>
    [...hosts, ...shortHosts].some(host => isWithin(hostname, host)),
  )
}

function isWithin(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}
