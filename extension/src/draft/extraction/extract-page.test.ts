import type { CapturedProduct } from '@registry/shared/page-capture/captured-product'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { capturedExample } from '../../../../shared/test/captured-example.ts'
import { createEmptyDraft } from '../create-empty-draft.ts'
import type { Draft } from '../draft.ts'
import { removePendingDraft, storePendingDraft } from '../pending-drafts.ts'
import { extractPage } from './extract-page.ts'
import { toDraft } from './to-draft.ts'

const { executeScript: own } = fakeBrowser.scripting
const ARTICLE = 'https://blog.example/cots'
const OTHER_PRODUCT = 'https://www.lazada.sg/products/pdp-i302-s1601.html'
/** Opens a page; without one, a page that cannot be read. */
const open = (
  page?: Partial<CapturedProduct>,
  isClientRendered = false,
  draftKey?: string,
  isLoading = false,
) => {
  const result = page && {
    product: capturedExample(page),
    isSettled: true,
    isLoading,
    isClientRendered,
  }
  Reflect.set(fakeBrowser.scripting, 'executeScript', async () => [{ result, frameId: 0 }])
  return extractPage(7, () => 'a-key-drawn-anew-1', draftKey)
}
const article = () => open({ status: 'not-a-product', canonicalUrl: ARTICLE })
const productAt = (canonicalUrl: string) => open({ canonicalUrl })

/** A draft entered by hand on a page without a product. */
const typed = (typedOn: string, change: Partial<Draft> = {}): Draft => ({
  ...createEmptyDraft('a-key-of-the-typed', typedOn),
  productName: 'Cot of the blog',
  typedOn,
  ...change,
})
/** An extracted draft with a note of the owner. */
const noted = (key: string, productUrl: string): Draft => ({
  ...toDraft(capturedExample({ canonicalUrl: productUrl, gtin: '04006381333931' }), key),
  note: `For ${key}`,
})

describe('extractPage', () => {
  afterEach(() => {
    fakeBrowser.reset()
    Reflect.set(fakeBrowser.scripting, 'executeScript', own)
  })

  test.each([
    ['unchanged', {}],
    ["with a retailer's URL", { productUrl: 'https://shop.example/cot' }],
    ['without a link', { productUrl: '' }],
  ])('returns the draft entered on a page without a product, %s', async (_, change) => {
    const draft = typed(ARTICLE, change)
    await storePendingDraft(draft)
    expect(await article()).toEqual({ kind: 'product', draft })
    expect(await open()).toEqual({ kind: 'unreadable', link: '' })
    expect(await productAt('https://shop.example/other')).toMatchObject({
      draft: { key: 'a-key-drawn-anew-1' },
    })
  })

  test('returns the draft entered on an unreadable page', async () => {
    const draft = typed('')
    await storePendingDraft(draft)
    expect(await open()).toEqual({ kind: 'product', draft })
    expect(await article()).toEqual({ kind: 'not-a-product', link: ARTICLE })
  })

  test("returns the page's own draft when there are several", async () => {
    const first = noted('the-key-of-the-first', 'https://shop.example/1')
    const second = noted('the-key-of-the-second', 'https://shop.example/2')
    await Promise.all([storePendingDraft(first), storePendingDraft(second)])
    expect(await productAt('https://shop.example/1')).toEqual({ kind: 'product', draft: first })
    expect(await productAt('https://shop.example/2')).toEqual({ kind: 'product', draft: second })
    await removePendingDraft(second.key)
    expect(await productAt('https://shop.example/1')).toEqual({ kind: 'product', draft: first })
    expect(await productAt('https://shop.example/2')).toMatchObject({ draft: { note: '' } })
  })

  test('returns the draft also when the retailer shows a bot wall', async () => {
    const draft = noted('the-key-of-the-first', 'https://shop.example/1')
    await storePendingDraft(draft)
    const wall = await open({ status: 'blocked', canonicalUrl: 'https://shop.example/1' })
    expect(wall).toEqual({ kind: 'product', draft })
  })

  test.each([
    ['of another site', 'https://shop.example/cot?utm_source=x', 'https://shop.example/cot'],
    ['of the browser', 'chrome://extensions/', ''],
  ])('returns the link of a page %s that cannot be read', async (_, url, link) => {
    vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue({ url } as never)
    expect(await open()).toEqual({ kind: 'unreadable', link })
    vi.restoreAllMocks()
  })

  test('returns a draft with the link of a page that is still loading', async () => {
    const empty = { status: 'not-a-product', canonicalUrl: ARTICLE, name: null } as const
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const opening = open(empty, false, undefined, true)
    await vi.advanceTimersByTimeAsync(3_000)
    vi.useRealTimers()
    expect(await opening).toMatchObject({
      kind: 'product',
      draft: { productUrl: ARTICLE },
      isStillLoading: true,
    })
  })

  test('returns a part of a product as one that is still loading', async () => {
    const part = { status: 'partial', canonicalUrl: ARTICLE, price: null } as const
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const opening = open(part, false, undefined, true)
    await vi.advanceTimersByTimeAsync(3_000)
    vi.useRealTimers()
    expect(await opening).toMatchObject({ kind: 'product', isStillLoading: true })
  })

  test('fills the draft of a page that was empty once the page shows its product', async () => {
    const [canonicalUrl, key] = ['https://shop.example/1', 'the-key-of-the-first']
    const empty = { status: 'needs-js', canonicalUrl, name: null, price: null } as const
    const draft = { ...toDraft(capturedExample(empty), key), note: 'For twins' }
    await storePendingDraft(draft)
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const opening = open(empty, true)
    await vi.advanceTimersByTimeAsync(6_000)
    vi.useRealTimers()
    expect(await opening).toEqual({ kind: 'product', draft, isStillLoading: true })
    expect(await productAt(canonicalUrl)).toEqual({
      kind: 'product',
      draft: { ...toDraft(capturedExample({ canonicalUrl }), key), note: 'For twins' },
    })
  })

  test('fills the open draft also when the loaded page selects a variant', async () => {
    const draft = noted('the-key-of-the-first', 'https://www.lazada.sg/products/pdp-i301.html')
    await storePendingDraft(draft)
    const canonicalUrl = 'https://www.lazada.sg/products/pdp-i301-s1501.html'
    expect(await open({ canonicalUrl }, false, draft.key)).toEqual({
      kind: 'product',
      draft: { ...draft, productUrl: canonicalUrl, gtin: undefined },
    })
    expect(await open({ canonicalUrl })).toMatchObject({ draft: { key: draft.key } })
  })

  test('does not fill the open draft from the page of another product', async () => {
    const draft = noted('the-key-of-the-first', 'https://www.lazada.sg/products/pdp-i301.html')
    await storePendingDraft(draft)
    expect(await open({ canonicalUrl: OTHER_PRODUCT }, false, draft.key)).toMatchObject({
      draft: { key: 'a-key-drawn-anew-1', note: '' },
    })
  })

  test('does not fill a draft whose link is of another page', async () => {
    const draft = typed(ARTICLE, { productUrl: 'https://shop.example/cot' })
    await storePendingDraft(draft)
    expect(await productAt(ARTICLE)).toEqual({ kind: 'product', draft })
  })
})
