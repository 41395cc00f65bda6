import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

/** A host name that resolves to a private IP address. */
class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

const PRIVATE_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3', '168.63.129.16/32'],
]
/** Ranges that embed IPv4, and documentation ranges. */
const PRIVATE_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
/** IPv6 range assigned to the public internet. */
const GLOBAL_IPV6 = '2000::/3'

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', prefix] = range.split('/')
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}

const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4')
const privateIpv6 = listOf(PRIVATE_IPV6, 'ipv6')
const globalIpv6 = listOf([GLOBAL_IPV6], 'ipv6')

/** True for an IP address of the public internet. */
export function isPublicIp(address: string): boolean {
  if (isIPv4(address)) return !privateIpv4.check(address, 'ipv4')
  return globalIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6')
}

type Resolve = (
  name: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Creates a lookup that rejects a name with any private IP address. It runs for each connection, because DNS
 * may change after an earlier check.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (name, { all }, done) => {
    resolve(name, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error) return done(error, '')
      if (!first || !addresses.every(({ address }) => isPublicIp(address))) {
        return done(new PrivateAddressError(), '')
      }
      return all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
}
