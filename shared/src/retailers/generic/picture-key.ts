/** Servers of one shop that hold the same pictures, under the same names. */
const FAMILIES = [
  /(?:^|\.)susercontent\.com$|^cf\.shopee\./,
  /(?:lazcdn|slatic|alicdn)\.(?:com|net)$/,
]
const LONG_NAME = /^[\w-]{16,}(?:\.\w+)?$/

/** What two addresses of one picture have in common: the address, or its name with the shop's servers. */
export function pictureKey(address: string): string {
  const url = URL.parse(address)
  const name = url?.pathname.split('/').at(-1) ?? ''
  const family = FAMILIES.findIndex(hosts => url && hosts.test(url.hostname))
  return family >= 0 && LONG_NAME.test(name) ? `${family}/${name}` : address
}
