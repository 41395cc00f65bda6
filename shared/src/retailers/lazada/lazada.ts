import type { Retailer } from '../retailer.ts'

/** Lazada's countries. Each has mobile, campaign and short-link subdomains. */
const HOSTS = [
  'lazada.sg',
  'lazada.com.my',
  'lazada.com.ph',
  'lazada.co.id',
  'lazada.co.th',
  'lazada.vn',
]

/**
 * Observed: URLs of 504 products, which all end in -i<item> or -i<item>-s<sku> before '.html'; state and
 * markup on Daraz, the same platform; short links, which redirect by meta refresh. RedMart items are
 * Lazada pages too. Assumed: all countries share the markup, and the app shares URLs without a slug.
 * Every request from a server gets a slider captcha.
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
