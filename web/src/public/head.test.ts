import type { PublicItem } from '@registry/shared/contract/items'
import { cents } from '@registry/shared/money/money'
import type { PublicPageData } from '@registry/shared/pages/public-page'
import { describe, expect, test } from 'vitest'
import { publicHead } from './head.ts'
import { itemListJson } from './item-list-json.ts'
import { monthsLater } from './months-later.ts'

const item = (index: number, change: Partial<PublicItem> = {}): PublicItem => ({
  id: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
  productName: `Item ${index}`,
  productDescription: '',
  productUrl: 'https://shop.example/p',
  thumbnailUrl: '/images/a.webp',
  picture: null,
  category: 'Other',
  totalPrice: cents(54_90),
  amountContributed: cents(0),
  isFullyFunded: false,
  contributorCount: 1,
  quantity: 1,
  acceptsPhysicalDonations: false,
  createdAt: '2026-01-01T00:00:00Z',
  contributors: [
    {
      id: '00000000-0000-4000-8000-000000000099',
      name: 'Auntie Secret',
      amount: cents(1),
      timestamp: '2026-01-01T00:00:00Z',
      message: null,
    },
  ],
  can: { contribute: true },
  ...change,
})

const page = (items: PublicItem[], title = 'Baby Tan') =>
  ({
    page: 'registry',
    origin: 'https://registry.example',
    registryOwner: {
      name: 'Anjali',
      registrySlug: 'baby tan',
      registryTitle: title,
      registrySubtitle: 'We are expecting.',
      paymentMethods: [],
      giftPassingEnabled: false,
    },
    summary: {
      registrySlug: 'baby tan',
      totalItemCount: 0,
      percentCompleted: 0,
      totalValue: cents(0),
    },
    items,
    today: '2026-08-31',
  }) satisfies PublicPageData

describe('publicHead', () => {
  test('fetches the picture of the first card early, in the size that the card takes', () => {
    const hash = 'ab'.repeat(32)
    const picture = { width: 500, height: 250, colour: '#ffffff', widths: [328, 480, 500] }
    const first = item(1, { thumbnailUrl: `/images/${hash}.webp`, picture })
    const srcset = `/images/${hash}-328.avif 328w, /images/${hash}-480.avif 480w, /images/${hash}.avif 500w`
    expect(publicHead(page([first, item(2)]))).toContain(
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" ` +
        'imagesizes="(min-width: 640px) 220px, 224px" fetchpriority="high">',
    )
    const later = page([item(1), first])
    expect(publicHead(later)).not.toContain('imagesrcset')
    const unmade = item(1, { ...first, picture: { ...picture, widths: [] } })
    expect(publicHead(page([unmade]))).not.toContain('imagesrcset')
  })

  test('names the first ten items in the description and five in the keywords', () => {
    const head = publicHead(page(Array.from({ length: 12 }, (_, index) => item(index))))
    expect(head).toContain('Item 9.">')
    expect(head).toContain('name="keywords" content="Item 0, Item 1, Item 2, Item 3, Item 4">')
  })

  test('points to the registry and its picture by absolute addresses', () => {
    const head = publicHead(page([]))
    expect(head).toContain(
      '<link rel="canonical" href="https://registry.example/registry/baby%20tan">',
    )
    expect(head).toContain('content="https://registry.example/og/registry.jpg"')
  })

  test('lets no text out of its place', () => {
    const evil = '"><script>alert(1)</script>'
    const head = publicHead(page([item(1, { productName: evil })], evil))
    expect(head).not.toContain('<script>alert')
    expect(head).toContain('&quot;&gt;&lt;script&gt;')
  })

  test.each(['registry-not-found', 'error'] as const)('keeps %s out of search engines', name => {
    expect(publicHead({ page: name, origin: '' })).toContain('content="noindex, nofollow"')
  })
})

describe('itemListJson', () => {
  test('lists at most twenty items, and how many there are', () => {
    const list = JSON.parse(
      itemListJson(page(Array.from({ length: 30 }, (_, index) => item(index)))),
    )
    expect(list.numberOfItems).toBe(30)
    expect(list.itemListElement).toHaveLength(20)
  })

  test('tells price, currency, availability and how long the price holds', () => {
    const list = JSON.parse(itemListJson(page([item(1), item(2, { isFullyFunded: true })])))
    expect(list.itemListElement[0].item.offers).toMatchObject({
      price: '54.90',
      priceCurrency: 'SGD',
      availability: 'https://schema.org/InStock',
      priceValidUntil: '2027-02-28',
    })
    expect(list.itemListElement[0].item.image).toBe('https://registry.example/images/a.webp')
    expect(list.itemListElement[1].item.offers.availability).toBe('https://schema.org/SoldOut')
  })

  test('names no giver and cannot end its script element', () => {
    const json = itemListJson(page([item(1, { productName: '</script><b>' })]))
    expect(json).not.toContain('<')
    expect(json).not.toContain('Secret')
    expect(JSON.parse(json).itemListElement[0].item.name).toBe('</script><b>')
  })
})

describe('monthsLater', () => {
  test.each([
    ['2026-03-01', 6, '2026-09-01'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(monthsLater(day, months)).toBe(later)
  })
})
