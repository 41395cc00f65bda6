import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_RETAILERS } from './all-retailers.ts'
import { findRetailer } from './find-retailer.ts'

const hosts = ALL_RETAILERS.flatMap(({ id, hosts, shortHosts = [] }) =>
  [...hosts, ...shortHosts].map(host => ({ id, host })),
)
const anyHost = fc.constantFrom(...hosts)
/** Any subdomain of these hosts belongs to the retailer. */
const registrable = fc.constantFrom(
  ...hosts.filter(({ host }) => !hosts.some(other => host.endsWith(`.${other.host}`))),
)

describe('findRetailer', () => {
  test.each([
    ['https://www.lazada.sg/products/pdp-i1-s2.html', 'lazada'],
    ['https://s.lazada.sg/s.abc', 'lazada'],
    ['https://shp.ee/abc', 'shopee'],
    ['https://sg.shp.ee/abc', 'shopee'],
    ['https://s.shopee.sg/abc', 'shopee'],
    ['https://WWW.AMAZON.SG/dp/B0ABC12345', 'amazon'],
    ['https://www.amazon.sg./dp/B0ABC12345', 'amazon'],
    ['https://amzn.asia/d/abc', 'amazon'],
    ['https://www.ikea.com/sg/en/p/x-30248537/', 'ikea'],
    ['https://omni.fairprice.com.sg/product/x-1174191', 'fairprice'],
    ['https://notamazon.sg/dp/B0ABC12345', undefined],
    ['https://amazon.sg.example/dp/B0ABC12345', undefined],
    ['ftp://www.amazon.sg/dp/B0ABC12345', undefined],
    ['javascript://www.amazon.sg/%0aalert(1)', undefined],
    ['not an address', undefined],
  ])('returns for %s: %s', (address, id) => {
    expect(findRetailer(address)?.id).toBe(id)
  })

  test('returns the retailer for each host with its subdomains', () => {
    fc.assert(
      fc.property(anyHost, fc.constantFrom('', 'www.', 'm.', 'WWW.'), ({ id, host }, site) => {
        expect(findRetailer(`https://${site}${host}/x`)?.id).toBe(id)
      }),
    )
  })

  test('returns undefined for similar hosts', () => {
    const disguises = [
      (host: string) => `https://${host}.evil.example/`,
      (host: string) => `https://evil-${host}/`,
      (host: string) => `https://evil${host}/`,
      (host: string) => `https://${host}@evil.example/`,
      (host: string) => `https://${host}%2eevil.example/`,
      (host: string) => `https://evil.example/${host}/`,
      (host: string) => `https://evil.example/?u=https://${host}/`,
      (host: string) => `https://evil.example\\@${host}/`,
      (host: string) => `https://www.${host.replace('.', '-')}/`,
    ]
    fc.assert(
      fc.property(registrable, fc.constantFrom(...disguises), ({ host }, disguise) => {
        expect(findRetailer(disguise(host))).toBeUndefined()
      }),
    )
  })
})
