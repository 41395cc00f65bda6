import type { Retailer } from '../retailer.ts'
import { SHOPEE_RULES } from './shopee-rules.ts'

/** A request by a server gets an empty shell. Head, JSON-LD and answers are observed on real pages. */
export const shopee: Retailer = {
  id: 'shopee',
  name: 'Shopee',
  hosts: [
    'shopee.sg',
    'shopee.com.my',
    'shopee.co.id',
    'shopee.co.th',
    'shopee.vn',
    'shopee.ph',
    'shopee.tw',
    'shopee.com.br',
    'shopee.com.mx',
    'shopee.cl',
    'shopee.com.co',
  ],
  shortHosts: ['shp.ee', 'shope.ee'],
  productPath: /(?:-i\.|\/product\/)(?<shop>\d+)[./](?<item>\d+)/,
  server: { via: 'none', because: 'blocks-bots' },
  canonicalUrl: (url, { shop, item }) => `https://${url.hostname}/product/${shop}/${item}`,
  rules: SHOPEE_RULES,
  only: ['name', 'price', 'image', 'description', 'category'],
}
