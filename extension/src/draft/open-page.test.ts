import { afterEach, describe, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import type { CapturedProduct } from '../capture/captured-product.ts'
import { captured } from '../test/captured.ts'
import type { Draft } from './draft.ts'
import { emptyDraft } from './empty-draft.ts'
import { openPage } from './open-page.ts'
import { dropPendingDraft, keepDraft } from './pending-draft.ts'
import { toDraft } from './to-draft.ts'

const { executeScript: own } = fakeBrowser.scripting
const ARTICLE = 'https://blog.example/cots'
const open = (page?: Partial<CapturedProduct>) => {
  const result = page && { product: captured(page), isSettled: true }
  Reflect.set(fakeBrowser.scripting, 'executeScript', async () => [{ result, frameId: 0 }])
  return openPage(7, () => 'a-key-drawn-anew-1')
}
const article = () => open({ status: 'not-a-product', canonicalUrl: ARTICLE })
const productAt = (canonicalUrl: string) => open({ canonicalUrl })

/** What an owner wrote on a page that had no product. */
const typed = (typedOn: string, change: Partial<Draft> = {}): Draft => ({
  ...emptyDraft('a-key-of-the-typed', typedOn),
  productName: 'Cot of the blog',
  typedOn,
  ...change,
})
/** What a page gave, with the owner's note. */
const noted = (key: string, productUrl: string): Draft => ({
  ...toDraft(captured({ canonicalUrl: productUrl }), key),
  note: `For ${key}`,
})

describe('a page that is opened again', () => {
  afterEach(() => {
    fakeBrowser.reset()
    Reflect.set(fakeBrowser.scripting, 'executeScript', own)
  })

  test.each([
    ['as it was', {}],
    ['with the link of a shop', { productUrl: 'https://shop.example/cot' }],
    ['without a link', { productUrl: '' }],
  ])('has what was typed where it has no product, %s', async (_, change) => {
    const draft = typed(ARTICLE, change)
    await keepDraft(draft)
    expect(await article()).toEqual({ kind: 'product', draft })
    expect(await open()).toEqual({ kind: 'unreadable' })
    expect(await productAt('https://shop.example/other')).toMatchObject({
      draft: { key: 'a-key-drawn-anew-1' },
    })
  })

  test('has what was typed on a page that cannot be read', async () => {
    const draft = typed('')
    await keepDraft(draft)
    expect(await open()).toEqual({ kind: 'product', draft })
    expect(await article()).toEqual({ kind: 'not-a-product', link: ARTICLE })
  })

  test('has its own draft, however many others were begun meanwhile', async () => {
    const first = noted('the-key-of-the-first', 'https://shop.example/1')
    const second = noted('the-key-of-the-second', 'https://shop.example/2')
    await Promise.all([keepDraft(first), keepDraft(second)])
    expect(await productAt('https://shop.example/1')).toEqual({ kind: 'product', draft: first })
    expect(await productAt('https://shop.example/2')).toEqual({ kind: 'product', draft: second })
    await dropPendingDraft(second.key)
    expect(await productAt('https://shop.example/1')).toEqual({ kind: 'product', draft: first })
    expect(await productAt('https://shop.example/2')).toMatchObject({ draft: { note: '' } })
  })

  test('has its draft also when the shop shows its wall', async () => {
    const draft = noted('the-key-of-the-first', 'https://shop.example/1')
    await keepDraft(draft)
    const wall = await open({ status: 'blocked', canonicalUrl: 'https://shop.example/1' })
    expect(wall).toEqual({ kind: 'product', draft })
  })
})
