import { describe, expect, test } from 'vitest'
import {
  clientOnlyRetailerNames,
  retailerNameOf,
  unreadableUrlMessage,
} from '../messages/items/retailer-messages.ts'
import { ALL_RETAILERS, SUPPORTED_RETAILERS } from './all-retailers.ts'
import { clientOnlyRetailers, retailerCatalogue, sitesOf } from './retailer-catalogue.ts'
import { canonicalUrl } from './urls/canonical-url.ts'

describe('retailerCatalogue', () => {
  test('has at least thirteen retailers, each with a domain and an example URL', () => {
    const rows = retailerCatalogue()
    expect(rows.length).toBeGreaterThanOrEqual(13)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    for (const { domains, example } of rows) {
      const { hostname } = new URL(example)
      expect(domains.some(domain => hostname === domain || hostname.endsWith(`.${domain}`))).toBe(
        true,
      )
    }
  })

  test('marks only Lazada and Shopee as client-only', () => {
    const rows = retailerCatalogue().filter(({ clientSideExtraction }) => clientSideExtraction)
    expect(rows).toMatchObject([
      { name: 'Lazada', backendScraping: false, blocksBots: true },
      { name: 'Shopee', backendScraping: false, blocksBots: true },
    ])
    expect(clientOnlyRetailers().map(({ id }) => id)).toEqual(['lazada', 'shopee'])
  })

  test('lists only known retailers', () => {
    expect(SUPPORTED_RETAILERS.filter(retailer => !ALL_RETAILERS.includes(retailer))).toEqual([])
  })
})

describe('sitesOf', () => {
  const sites = (id: string) =>
    clientOnlyRetailers()
      .filter(retailer => retailer.id === id)
      .flatMap(sitesOf)
      .map(({ host, country, currency }) => `${host} ${country} ${currency}`)

  test('returns six sites of Lazada', () => {
    expect(sites('lazada')).toEqual([
      'lazada.sg SG SGD',
      'lazada.com.my MY MYR',
      'lazada.com.ph PH PHP',
      'lazada.co.id ID IDR',
      'lazada.co.th TH THB',
      'lazada.vn VN VND',
    ])
  })

  test('returns eleven sites of Shopee', () => {
    expect(sites('shopee')).toEqual([
      'shopee.sg SG SGD',
      'shopee.com.my MY MYR',
      'shopee.co.id ID IDR',
      'shopee.co.th TH THB',
      'shopee.vn VN VND',
      'shopee.ph PH PHP',
      'shopee.tw TW TWD',
      'shopee.com.br BR BRL',
      'shopee.com.mx MX MXN',
      'shopee.cl CL CLP',
      'shopee.com.co CO COP',
    ])
  })

  test.each([
    'https://redmart.lazada.sg/products/pdp-i1-s2.html',
    'https://www.lazada.sg/products/pdp-i1-s2.html',
    'https://m.lazada.sg/products/i1-s2.html',
  ])('includes RedMart and the mobile site: %s', address => {
    expect(canonicalUrl(address)).toBe('https://www.lazada.sg/products/pdp-i1-s2.html')
  })

  test('returns no country for an international host', () => {
    const ikea = SUPPORTED_RETAILERS.find(({ id }) => id === 'ikea')
    expect(ikea && sitesOf(ikea)[0]).toMatchObject({ country: null, currency: null })
  })
})

describe('sentences about a retailer', () => {
  test.each([
    ['https://www.lazada.sg/x', 'Lazada'],
    ['https://www.toysrus.com.sg/x', "Toys'R'Us"],
    ['https://shop.example/x', 'Unknown Retailer'],
    ['no address', 'Unknown Retailer'],
  ])('contain the retailer of %s: %s', (address, name) => {
    expect(retailerNameOf(address)).toBe(name)
  })

  test('recommend QuickAdd where a retailer blocks bots', () => {
    expect(clientOnlyRetailerNames()).toBe('Lazada, Shopee')
    expect(unreadableUrlMessage('https://shopee.sg/product/1/2')).toBe(
      'Shopee blocks automated extraction. For best results on Lazada, Shopee, please use the QuickAdd browser extension on desktop.',
    )
  })

  test('recommend the form elsewhere', () => {
    expect(unreadableUrlMessage('https://www.ikea.com/sg/en/p/x-30248537/')).toBe(
      'Could not extract product data from IKEA. Please add manually.',
    )
    expect(unreadableUrlMessage('https://shop.example/x')).toBe(
      'Failed to extract product data. Please add manually.',
    )
  })
})
