import type { Retailer } from '../retailer.ts'
import { requestedModel } from './requested-model.ts'

const HOSTS = [
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
]

/**
 * Observed: URLs of 526 products, whose slugs contain raw emoji, brackets, '#' and '?', so ids are
 * matched from the end; head and JSON-LD of a rendered page; product responses of two countries. A
 * request from a server gets an empty shell.
 */
export const shopee: Retailer = {
  id: 'shopee',
  name: 'Shopee',
  hosts: HOSTS,
  shortHosts: ['shp.ee', 'shope.ee', ...HOSTS.map(host => `s.${host}`)],
  exampleUrl: 'https://shopee.sg/product/1122334/5566778899',
  productPath:
    /^(?!\/(?:buyer|verify|search|user|cart|m)\b)(?:.*-i\.|[^?#]*\/product\/)(?<shop>\d+)[./](?<item>\d+)(?=[/?#]|$)/,
  server: { via: 'none', because: 'blocks-bots' },
  canonicalUrl: ({ url, host, ids: { shop, item, model: picked } }) => {
    const model = picked ?? requestedModel(url)
    return `https://${host}/product/${shop}/${item}${model ? `?model_id=${model}` : ''}`
  },
}
