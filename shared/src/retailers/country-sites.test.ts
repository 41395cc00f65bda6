import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../parsed-page/cheerio-page.ts'
import { extractProduct } from './extract-product.ts'
import { clientOnlyRetailers, sitesOf } from './retailer-catalogue.ts'

/** A price as written on each country's site, and its minor units. */
const WRITTEN: Readonly<Record<string, readonly [string, number]>> = {
  SG: ['$1,299.90', 129_990],
  MY: ['RM1,299.90', 129_990],
  PH: ['₱1,299', 129_900],
  ID: ['Rp1.299.000', 129_900_000],
  TH: ['฿1,299', 129_900],
  VN: ['₫1.299.000', 1_299_000],
  TW: ['$1,299', 129_900],
  BR: ['R$1.299,90', 129_990],
  MX: ['$1,299.90', 129_990],
  CL: ['$129.990', 129_990],
  CO: ['$129.990', 12_999_000],
}

const SITES = clientOnlyRetailers().flatMap(retailer =>
  sitesOf(retailer).map(site => ({ ...site, id: retailer.id })),
)

describe('the price on a country site', () => {
  test.each(SITES)('is in $currency on $host', ({ host, country, currency, id }) => {
    const [written, minor] = WRITTEN[country ?? ''] ?? []
    const path = id === 'lazada' ? '/products/pdp-i11-s22.html' : '/product/11/22'
    const html = `<h1 class="pdp-mod-product-badge-title-v2">Night Light</h1>
      <div class="pdp-v2-product-price-content-salePrice-amount">${written}</div>
      <button>Add to Cart</button>`
    const { price, retailer } = extractProduct(cheerioPage(html, `https://${host}${path}`))
    expect({ price, retailer }).toEqual({ price: { minor, currency }, retailer: id })
  })
})
