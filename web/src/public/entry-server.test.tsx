import { ZERO } from '@registry/shared/money/money'
import type { RegistryPageData } from '@registry/shared/public-pages/public-page-data'
import { describe, expect, test } from 'vitest'
import { asShown, hostileTexts } from '../../test/hostile-texts.ts'
import { makeItem } from '../../test/make-item.ts'
import { renderPublicPage } from './entry-server.tsx'

/** One page of the list. */
const ITEMS = 24
/** Texts in one field of an item: many, because the elements of a card take longer than its texts. */
const LINES = 16
/** Each item shows texts in its name and its description; the registry shows three. */
const TEXTS = 2 * LINES * ITEMS + 3

const texts = hostileTexts()

/** Returns a page that shows these texts wherever a registry shows text of its owner. */
function pageWith(part: readonly string[], count = ITEMS, query = ''): RegistryPageData {
  const text = (index: number) => part[index % part.length] ?? ''
  const lines = (field: number) =>
    Array.from({ length: LINES }, (_, index) => text(field * LINES + index)).join('\n')
  const items = Array.from({ length: count }, (_, index) => ({
    ...makeItem(`item-${index}`, 0),
    productName: lines(2 * index),
    productDescription: lines(2 * index + 1),
    productUrl: `https://shop.example/${index}?q=${encodeURIComponent(text(index))}`,
  }))
  return {
    page: 'registry',
    origin: 'https://registry.example',
    registryOwner: {
      name: text(TEXTS - 3),
      registrySlug: 'demo',
      registryTitle: text(TEXTS - 2),
      registrySubtitle: text(TEXTS - 1),
      paymentMethods: [],
      giftPassingEnabled: false,
    },
    summary: {
      ...{ registrySlug: 'demo', totalItemCount: count, percentCompleted: 0, totalValue: ZERO },
    },
    items,
    version: 'v1',
    query,
    isListed: false,
    shareImage: '/share.png',
    today: '2026-11-01',
  }
}

const FOREIGN = /^(iframe|object|embed|applet|base|marquee|math|video|audio|xss)$/i

/** Returns elements that a public page must not contain: foreign ones, and those with handlers, scripts or links. */
function hostileParts(html: Document): string[] {
  const isHostile = (element: Element) =>
    FOREIGN.test(element.tagName) ||
    (element.tagName === 'FORM' && element.id !== 'contribute') ||
    element.getAttributeNames().some(name => name.startsWith('on')) ||
    (element.tagName === 'SCRIPT' && !element.getAttribute('type')?.endsWith('json')) ||
    !/^(https:|[/#?]|$)/.test(element.getAttribute('href') ?? '')
  const all = [...html.getElementsByTagName('*')]
  return all.filter(isHostile).map(({ outerHTML }) => outerHTML.slice(0, 300))
}

describe.skipIf(texts.length === 0)('renderPublicPage', () => {
  test('renders hostile names, descriptions and titles as text', () => {
    for (let start = 0; start < texts.length; start += TEXTS) {
      const data = pageWith(texts.slice(start, start + TEXTS))
      const { head, body, failure } = renderPublicPage(data)
      expect(failure).toBeUndefined()
      const html = new DOMParser().parseFromString(
        `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
        'text/html',
      )
      const contents = (selector: string) =>
        [...html.querySelectorAll(selector)].map(({ textContent }) => asShown(textContent ?? ''))
      expect(contents('article .public-item-card_front h3')).toEqual(
        data.items.map(item => item.productName),
      )
      expect(contents('article .public-item-card_back-text')).toEqual(
        data.items.map(item => item.productDescription),
      )
      expect(html.title).toContain(data.registryOwner.registryTitle.trim().split(/\s/)[0])
      expect(hostileParts(html)).toEqual([])
    }
  })
})

describe('the list without scripts', () => {
  const open = (query: string) => {
    const { body } = renderPublicPage(pageWith(['Crib'], 40, query))
    const html = new DOMParser().parseFromString(body, 'text/html')
    const links = [...html.querySelectorAll('main nav a')]
    return {
      items: html.querySelectorAll('article').length,
      links: links.map(link => [link.textContent, link.getAttribute('href')]),
    }
  }

  test('has 24 items and a link to more', () => {
    expect(open('')).toEqual({ items: 24, links: [['More items', '?page=2#items']] })
  })

  test('has contribute buttons that load the page of a contribution with the filter', () => {
    const { body } = renderPublicPage(pageWith(['Crib'], 40, 'category=Other'))
    document.body.innerHTML = body
    const button = document.querySelector<HTMLButtonElement>('article button[name=contribute]')
    const form = button?.form
    if (!form) throw new Error('the button has no form')
    const sent = new URLSearchParams([...new FormData(form, button)].map(([n, v]) => [n, `${v}`]))
    expect(sent.toString()).toBe('category=Other&contribute=item-0')
    expect([form.method, form.getAttribute('action')]).toEqual(['get', null])
  })

  test('keeps the filter on the next page, and links back', () => {
    expect(open('category=Other')).toEqual({
      items: 24,
      links: [['More items', '?category=Other&page=2#items']],
    })
    expect(open('category=Other&page=2')).toEqual({
      items: 16,
      links: [['Previous items', '?category=Other#items']],
    })
  })
})
