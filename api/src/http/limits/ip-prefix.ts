const IPV6_GROUPS = 8
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Returns the IPv4 address of an IPv4-mapped IPv6 address (::ffff:a.b.c.d); others unchanged. */
const plain = (ip: string) => MAPPED.exec(ip)?.[1] ?? ip

function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = ip.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(head), groups(tail)]
  // '::' replaces the missing groups of zeros.
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - before.length - after.length)).fill('0')
  const all = [...before, ...zeros, ...after]
  return all.map(group => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/**
 * Returns the prefix that rate limits count by: a whole IPv4 address, or the /64 of an IPv6 address, which one
 * customer owns.
 */
export function ipPrefix(ip: string): string {
  const address = plain(ip)
  if (!address.includes(':') || address.includes('.')) return address
  return groupsOf(address).slice(0, 4).join(':')
}

const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/
const IPV6 = /^[0-9a-f:]+$/i

/** Truncates an IP address for the audit log: /24 of IPv4, /48 of IPv6, in CIDR notation. */
export function truncateIp(ip: string): string | undefined {
  const address = plain(ip)
  const [, start] = IPV4.exec(address) ?? []
  if (start !== undefined) return `${start}.0/24`
  if (!IPV6.test(address) || !address.includes(':')) return undefined
  return `${groupsOf(address).slice(0, 3).join(':')}::/48`
}
