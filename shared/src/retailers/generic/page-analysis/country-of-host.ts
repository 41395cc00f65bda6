/** Country domains that are used worldwide. */
const NOT_A_COUNTRY = new Set('io co me tv ai cc ly gg to fm eu am st'.split(' '))

/**
 * Returns the country of a host's domain: 'sg' for shopee.sg, 'co' for shopee.com.co, undefined for
 * pigeon.co.
 */
export function countryOfHost(hostname: string): string | undefined {
  const [second = '', last = ''] = hostname.split('.').slice(-2)
  if (last.length !== 2) return undefined
  const isRegistry = second === 'com' || second === 'co'
  return isRegistry || !NOT_A_COUNTRY.has(last) ? last : undefined
}
