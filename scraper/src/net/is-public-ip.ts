import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/**
 * What ipaddr.js takes for ordinary and is not: IPv4-compatible addresses, forms that carry an IPv4
 * address inside (NAT64, 6to4, Teredo), and Azure's wire server, which answers on every virtual machine.
 */
const REFUSED = [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2002::/16',
  '2001::/32',
  '168.63.129.16/32',
].map(range => ipaddr.parseCIDR(range))

/** All that is handed out for the open internet (RFC 4291, IANA's IPv6 address space). */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/** Whether an address, as text, lies on the open internet and is none of this machine's `own`. Names are not. */
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

// Read each time: an interface may come up while the process runs.
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap(list => (list ?? []).map(one => one.address))
}
