import { parseUrl } from '@registry/shared/text/parse-url'

/** Returns the retailer's hostname, such as 'ikea.com'; undefined without a valid URL. */
export function retailerDomain(productUrl: string): string | undefined {
  const url = parseUrl(productUrl)
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^(www|m)\./, '') : undefined
}
