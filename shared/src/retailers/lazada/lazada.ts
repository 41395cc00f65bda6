import type { Retailer } from '../retailer.ts'

/** Lazada's countries; each has a mobile, a campaign and a short link host below it. */
const HOSTS = [
  'lazada.sg',
  'lazada.com.my',
  'lazada.com.ph',
  'lazada.co.id',
  'lazada.co.th',
  'lazada.vn',
]

/**
 * Observed: the addresses of 504 products, all of which end in -i<item>, most in -i<item>-s<sku>, before
 * '.html'; state and markup on Daraz, which is the same platform; the short links, which answer with a
 * meta refresh. RedMart items are Lazada pages too. Inferred: that every country has the markup of the
 * pages of others, and the address without a slug that the app shares. A server gets a slider to verify,
 * whatever it asks for.
 */
export const lazada: Retailer = {
  id: 'lazada',
  name: 'Lazada',
  hosts: HOSTS,
  shortHosts: HOSTS.flatMap(host => [`s.${host}`, `c.${host}`]),
  exampleUrl: 'https://www.lazada.sg/products/pdp-i301234567-s1501234567.html',
  productPath: /^[^?#]*[-/]i(?<item>\d+)(?:-s(?<sku>\d+))?\.html/,
  server: { via: 'none', because: 'blocks-bots' },
  canonicalUrl: ({ url, host, ids }) => {
    const sku = ids.sku ?? /^\d+$/.exec(url.searchParams.get('skuId') ?? '')?.[0]
    return `https://www.${host}/products/pdp-i${ids.item}${sku ? `-s${sku}` : ''}.html`
  },
}
