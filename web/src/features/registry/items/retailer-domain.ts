/** Returns the retailer's hostname, such as 'ikea.com'; undefined without a valid URL. */
export function retailerDomain(productUrl: string): string | undefined {
  if (!URL.canParse(productUrl)) return undefined
  const { protocol, hostname } = new URL(productUrl)
  return protocol === 'https:' || protocol === 'http:'
    ? hostname.replace(/^(www|m)\./, '')
    : undefined
}
