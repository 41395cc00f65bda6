/** Country domains that shops anywhere use for their look. */
const NOT_A_COUNTRY = new Set('io co me tv ai cc ly gg to fm eu am st'.split(' '))

/** The country whose domain a host has: 'sg' of shopee.sg, 'co' of shopee.com.co, none of pigeon.co. */
export function countryOfHost(hostname: string): string | undefined {
  const [second = '', last = ''] = hostname.split('.').slice(-2)
  if (last.length !== 2) return undefined
  const isRegistry = second === 'com' || second === 'co'
  return isRegistry || !NOT_A_COUNTRY.has(last) ? last : undefined
}
