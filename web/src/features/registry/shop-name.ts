/** Where a product is sold, as a person would say it: 'ikea.com'. Undefined for no address. */
export function shopName(productUrl: string): string | undefined {
  if (!URL.canParse(productUrl)) return undefined
  const { protocol, hostname } = new URL(productUrl)
  return protocol === 'https:' || protocol === 'http:'
    ? hostname.replace(/^(www|m)\./, '')
    : undefined
}
