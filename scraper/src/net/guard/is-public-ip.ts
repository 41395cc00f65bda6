import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/**
 * Ranges that ipaddr.js classifies as unicast: IPv4-compatible addresses, ranges that embed IPv4 (NAT64, 6to4,
 * Teredo), and Azure's wire server, reachable from every virtual machine.
 */
const REFUSED = [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2002::/16',
  '2001::/32',
  '168.63.129.16/32',
].map(range => ipaddr.parseCIDR(range))

/** IPv6 range assigned to the public internet (RFC 4291). */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/** True for an IP address of the public internet that is none of this machine's `own`; false for host names. */
export function isPublicIp(text: string, own: readonly string[] = ownAddresses()): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address.kind() === 'ipv6' && !isWithin(address, GLOBAL_IPV6)) return false
  return !REFUSED.some(range => isWithin(address, range)) && !isOneOf(own, address)
}

type Address = ReturnType<typeof ipaddr.parse>
type Range = ReturnType<typeof ipaddr.parseCIDR>

function isWithin(address: Address, range: Range): boolean {
  return address.kind() === range[0].kind() && address.match(range)
}

function isOneOf(own: readonly string[], address: Address): boolean {
  const text = address.toNormalizedString()
  return own.some(one => ipaddr.parse(one).toNormalizedString() === text)
}

// Read on each call: interfaces may come up while the process runs.
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap(list => (list ?? []).map(one => one.address))
}
