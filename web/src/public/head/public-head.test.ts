import type { PublicItem } from '@registry/shared/contract/items/items'
import { previewMessages } from '@registry/shared/messages/registry/previews'
import { cents } from '@registry/shared/money/money'
import type { PublicPageData, SidePageData } from '@registry/shared/public-pages/public-page-data'
import { describe, expect, test } from 'vitest'
import { monthsLater } from './item-list.ts'
import { publicHead } from './public-head.ts'

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
    version: 'v1',
    isListed: false,
    query: '',
    shareImage: '/api/registry/baby%20tan/share-image.jpg?v=abc',
    today: '2026-08-31',
  }) satisfies PublicPageData

const origin = 'https://registry.example'
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Content of the meta tags by name, as who reads the page gets it. */
function tagsOf(head: string): Record<string, string> {
  const tags = head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)
  const read = (text = '') => text.replace(/&[^;]+;/g, entity => CHARACTERS[entity] ?? entity)
  return Object.fromEntries(Array.from(tags, ([, name = '', content]) => [name, read(content)]))
}

const jsonOf = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '')
const listOf = (data: PublicPageData) => jsonOf(publicHead(data))

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
    const other = item(1, { category: 'Bathing' })
    expect(publicHead({ ...page([other, first]), query: 'category=Other' })).toContain(srcset)
    expect(publicHead({ ...page([first, other]), query: 'category=Bathing' })).not.toContain(srcset)
    const unmade = item(1, { ...first, picture: { ...picture, widths: [] } })
    expect(publicHead(page([unmade]))).not.toContain('imagesrcset')
  })

  test('names the first ten items in the description and five in the keywords', () => {
    const head = publicHead(page(Array.from({ length: 12 }, (_, index) => item(index))))
    expect(head).toContain('Item 9.">')
    expect(head).toContain('name="keywords" content="Item 0, Item 1, Item 2, Item 3, Item 4">')
  })

  test('points to the registry and its picture in this version by absolute addresses', () => {
    const head = publicHead(page([item(1, { isFullyFunded: true }), item(2)]))
    const url = 'https://registry.example/registry/baby%20tan'
    expect(head).toContain('<title>Baby Tan · Baby Registry</title>')
    expect(head).toContain(`<link rel="canonical" href="${url}">`)
    expect(tagsOf(head)).toMatchObject({
      'og:url': url,
      'og:type': 'website',
      'og:title': 'Baby Tan',
      'og:image': 'https://registry.example/api/registry/baby%20tan/share-image.jpg?v=abc',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Baby Tan: 1 of 2 items fully gifted',
      'twitter:card': 'summary_large_image',
      'twitter:image': 'https://registry.example/api/registry/baby%20tan/share-image.jpg?v=abc',
    })
  })

  test("links the registry's own manifest", () => {
    const link = '<link rel="manifest" href="/registry/baby%20tan/manifest.webmanifest">'
    expect(publicHead(page([]))).toContain(link)
    expect(publicHead({ page: 'privacy', origin })).not.toContain('rel="manifest"')
  })

  test('lets search engines show a registry once its owner wants it', () => {
    expect(tagsOf(publicHead(page([])))).toMatchObject({ robots: 'noindex, nofollow' })
    expect(tagsOf(publicHead({ ...page([]), isListed: true }))).not.toHaveProperty('robots')
  })

  test('shortens what shops and owners wrote at length, between letters', () => {
    const family = '👨‍👩‍👧'
    const long = item(1, { productName: `Pram, red, ${family.repeat(80)}` })
    const head = publicHead({ ...page([long]), isListed: true })
    const { description, keywords } = tagsOf(head)
    const shown = `Pram, red, ${family.repeat(48)}…`
    expect(description).toBe(`We are expecting. Gifts: ${shown}.`)
    expect(keywords).toBe(shown.replaceAll(', ', ' '))
  })

  test('tells messengers what the parents say, or else what they wish for', () => {
    const data = page([item(1)])
    expect(tagsOf(publicHead(data))['og:description']).toBe('We are expecting.')
    const silent = { ...data, registryOwner: { ...data.registryOwner, registrySubtitle: ' ' } }
    expect(tagsOf(publicHead(silent))['og:description']).toBe('Baby Tan Gifts: Item 1.')
  })

  test('has no keywords where there are no items', () => {
    expect(tagsOf(publicHead(page([])))).not.toHaveProperty('keywords')
  })

  test('lets no text out of its place', () => {
    const evil = '"><script>alert(1)</script>'
    const head = publicHead(page([item(1, { productName: evil })], evil))
    expect(head).not.toContain('<script>alert')
    expect(head).toContain('&quot;&gt;&lt;script&gt;')
  })

  test('says what people wrote without what is not seen', () => {
    const title = 'Baby\u202e naT\n\u0000 \ud800Tan'
    expect(tagsOf(publicHead(page([], title)))['og:title']).toBe('Baby naT Tan')
  })

  const errors: SidePageData[] = [
    { page: 'registry-not-found', origin },
    { page: 'offline', origin },
    { page: 'rate-limited', origin, retryAfterS: 60 },
    { page: 'error', origin },
    { page: 'unsubscribe', origin },
  ]
  test.each(errors)('keeps $page out of search engines and previews', data => {
    expect(tagsOf(publicHead(data))).toEqual({ robots: 'noindex, nofollow' })
  })

  const sides: SidePageData[] = [
    { page: 'create-registry', origin },
    { page: 'privacy', origin },
    { page: 'extension', origin, shops: [], stores: [] },
    { page: 'supported-features', origin, shops: [], hasGiftPassing: true },
  ]
  test.each(sides)('tells search engines and previews of $page', data => {
    const head = publicHead(data)
    const tags = tagsOf(head)
    expect(tags).not.toHaveProperty('robots')
    expect(tags).toMatchObject({
      'og:url': `${origin}/${data.page}`,
      'og:image': `${origin}/og/registry.jpg`,
      description: expect.stringMatching(/^.{40,200}$/),
    })
    expect(head).toContain(`<link rel="canonical" href="${origin}/${data.page}">`)
    expect(head.match(/<title>[^<]{10,70}<\/title>/)).not.toBeNull()
  })

  test('tells that the product is an application that costs nothing', () => {
    expect(jsonOf(publicHead({ page: 'create-registry', origin }))).toMatchObject({
      '@type': 'WebApplication',
      applicationCategory: 'LifestyleApplication',
      operatingSystem: 'Web',
      offers: { price: '0', priceCurrency: 'SGD' },
    })
  })
})

describe('the list for search engines', () => {
  test('lists at most twenty items, and how many there are', () => {
    const list = listOf(page(Array.from({ length: 30 }, (_, index) => item(index))))
    expect(list.numberOfItems).toBe(30)
    expect(list.itemListElement).toHaveLength(20)
  })

  test('tells price, currency, availability and how long the price holds', () => {
    const list = listOf(page([item(1), item(2, { isFullyFunded: true })]))
    expect(list.itemListElement[0].item.offers).toMatchObject({
      price: '54.90',
      priceCurrency: 'SGD',
      availability: 'https://schema.org/InStock',
      priceValidUntil: '2027-02-28',
    })
    expect(list.itemListElement[0].item.image).toBe('https://registry.example/images/a.webp')
    expect(list.itemListElement[1].item.offers.availability).toBe('https://schema.org/SoldOut')
  })

  test('tells how far the registry has come', () => {
    const list = listOf(page([item(1, { isFullyFunded: true }), item(2), item(3)]))
    expect(list.description).toBe('1 of 3 items fully gifted (33%)')
    expect(list.url).toBe('https://registry.example/registry/baby%20tan')
  })

  test('calls nothing complete while one item is left', () => {
    expect(previewMessages.percent({ gifted: 199, total: 200 })).toBe('99%')
    expect(previewMessages.percent({ gifted: 200, total: 200 })).toBe('100%')
    expect(previewMessages.percent({ gifted: 0, total: 0 })).toBe('0%')
  })

  test('names no giver and cannot end its script element', () => {
    const head = publicHead(page([item(1, { productName: '</script><b>' })]))
    expect(head).not.toContain('Secret')
    expect(head.match(/<\/script>/g)).toHaveLength(1)
    expect(jsonOf(head).itemListElement[0].item.name).toBe('</script><b>')
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
