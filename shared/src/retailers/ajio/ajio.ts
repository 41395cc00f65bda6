import type { Retailer } from '../retailer.ts'

/**
 * Known: SAP Commerce; product URLs are /<name>/p/<id>_<colour>, lists are /<name>/c/<id>, and the app shares
 * links of Firebase and AppsFlyer. `__PRELOADED_STATE__` has the price of the selected colour; the rendered
 * price has the class `prod-sp`, the one before a sale `prod-cp` without being struck out. Assumed: og:title.
 */
export const ajio: Retailer = {
  id: 'ajio',
  name: 'Ajio',
  hosts: ['ajio.com'],
  countries: ['IN'],
  shortHosts: ['ajio.page.link', 'ajio.onelink.me', 'ajioapps.onelink.me'],
  exampleUrl: 'https://www.ajio.com/infant-bodysuit/p/466000001_blue',
  productPath: /^\/(?:[^?#]+\/)?p\/(?<id>\d{6,}(?:_\w+)?)\/?$/,
}
