import type { PublicRetailer } from '@registry/shared/public-pages/public-page-data'
import { expect, test } from 'vitest'
import { renderPublicPage } from '../public/entry-server.tsx'

const lazada: PublicRetailer = {
  name: 'Lazada',
  host: 'lazada.sg',
  sites: [
    { country: 'SG', host: 'lazada.sg' },
    { country: 'IN', host: 'lazada.in' },
  ],
  isQuickAddOnly: true,
}
const hamleys: PublicRetailer = {
  name: 'Hamleys',
  host: 'hamleys.in',
  sites: [{ country: 'IN', host: 'hamleys.in' }],
  isQuickAddOnly: false,
}
const ikea: PublicRetailer = { name: 'IKEA', host: 'ikea.com', sites: [], isQuickAddOnly: false }
const guardian: PublicRetailer = {
  name: 'Guardian',
  host: 'guardian.com.sg',
  sites: [{ country: 'SG', host: 'guardian.com.sg' }],
  isQuickAddOnly: false,
}

/** Returns the lists of shops in the order of the page, each with its headings and its lines. */
function shopLists(html: Document): { way: string; country: string; shops: string[] }[] {
  let way = ''
  let country = ''
  const lists: { way: string; country: string; shops: string[] }[] = []
  for (const element of html.querySelectorAll('h3, h4, h4 + ul')) {
    if (element.matches('h3')) way = element.textContent
    else if (element.matches('h4')) country = element.textContent
    else lists.push({ way, country, shops: Array.from(element.children, line => line.textContent) })
  }
  return lists
}

test('the supported shops stand below each of their countries, and those without one below others', () => {
  const { body } = renderPublicPage({
    page: 'supported-features',
    origin: 'https://registry.example',
    shops: [ikea, hamleys, lazada, guardian],
    hasGiftPassing: true,
  })
  expect(shopLists(new DOMParser().parseFromString(body, 'text/html'))).toEqual([
    { way: 'Paste a link', country: 'Singapore', shops: ['Guardianguardian.com.sg'] },
    { way: 'Paste a link', country: 'India', shops: ['Hamleyshamleys.in'] },
    { way: 'Paste a link', country: 'Several countries', shops: ['IKEAikea.com'] },
    { way: 'With QuickAdd', country: 'Singapore', shops: ['Lazadalazada.sg'] },
    { way: 'With QuickAdd', country: 'India', shops: ['Lazadalazada.in'] },
  ])
})
