const IPV6_GROUPS = 8
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The IPv4 address that an IPv6 socket shows as ::ffff:a.b.c.d; any other as it is. */
const plain = (ip: string) => MAPPED.exec(ip)?.[1] ?? ip

function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = ip.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(head), groups(tail)]
  // '::' stands for as many zeros as are missing.
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - before.length - after.length)).fill('0')
  const all = [...before, ...zeros, ...after]
  return all.map(group => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/** What counts as one address: an IPv4 address, or the whole /64 that an IPv6 customer owns. */
export function ipPrefix(ip: string): string {
  const address = plain(ip)
  if (!address.includes(':') || address.includes('.')) return address
  return groupsOf(address).slice(0, 4).join(':')
}

const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/
const IPV6 = /^[0-9a-f:]+$/i

/** Roughly where a request came from, for the audit trail: /24 of IPv4, /48 of IPv6; CIDR notation. */
export function truncateIp(ip: string): string | undefined {
  const address = plain(ip)
  const [, start] = IPV4.exec(address) ?? []
  if (start !== undefined) return `${start}.0/24`
  if (!IPV6.test(address) || !address.includes(':')) return undefined
  return `${groupsOf(address).slice(0, 3).join(':')}::/48`
}
