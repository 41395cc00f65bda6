import type { Retailer } from '../retailer.ts'
import { LAZADA_RULES } from './lazada-rules.ts'

/** Every address sampled ends in -i<item>, most in -i<item>-s<sku>, before '.html'. */
export const LAZADA_PRODUCT_PATH = /-i(?<item>\d+)(?:-s(?<sku>\d+))?\.html/

/** RedMart items are Lazada pages too. State and markup are observed on Daraz and on other countries' pages. */
export const lazada: Retailer = {
  id: 'lazada',
  name: 'Lazada',
  hosts: [
    'lazada.sg',
    'lazada.com.my',
    'lazada.com.ph',
    'lazada.co.id',
    'lazada.co.th',
    'lazada.vn',
  ],
  productPath: LAZADA_PRODUCT_PATH,
  server: { via: 'none', because: 'blocks-bots' },
  canonicalUrl: (url, { item, sku }) =>
    `https://${url.hostname}/products/pdp-i${item}${sku ? `-s${sku}` : ''}.html`,
  rules: LAZADA_RULES,
  only: ['price'],
}
