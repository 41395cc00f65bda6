/** Hosts of a retailer that serve the same images under the same names. */
const FAMILIES = [
  /(?:^|\.)susercontent\.com$|^cf\.shopee\./,
  /(?:lazcdn|slatic|alicdn)\.(?:com|net)$/,
]
const LONG_NAME = /^[\w-]{16,}(?:\.\w+)?$/

/**
 * Returns a key that is equal for URLs of the same image: the URL, or the file name with the retailer's
 * host group.
 */
export function imageKey(address: string): string {
  const url = URL.parse(address)
  const name = url?.pathname.split('/').at(-1) ?? ''
  const family = FAMILIES.findIndex(hosts => url && hosts.test(url.hostname))
  return family >= 0 && LONG_NAME.test(name) ? `${family}/${name}` : address
}
