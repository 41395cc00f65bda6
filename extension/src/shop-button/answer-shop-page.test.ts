import { afterEach, describe, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { answerShopPage } from './answer-shop-page.ts'
import { hiddenSites } from './hidden-sites.ts'

const PRODUCT = 'https://www.lazada.sg/products/cot-i301234567-s1501234567.html'
const page = { url: PRODUCT, frameId: 0, tab: { id: 7, windowId: 1 } }
const ask = (message: unknown, sender: object = {}) =>
  answerShopPage(message, { id: fakeBrowser.runtime.id, ...page, ...sender } as never)
const wanted = (url: string) => ask({ type: 'button-wanted', url })

const { contains: ownContains } = fakeBrowser.permissions
const { sendMessage: ownSendMessage } = fakeBrowser.tabs
function reset() {
  fakeBrowser.reset()
  Object.assign(fakeBrowser.permissions, { contains: ownContains })
  Object.assign(fakeBrowser.tabs, { sendMessage: ownSendMessage })
}

/** Lets the button into the pages of these sites. */
function allow(...sites: string[]) {
  const contains = async ({ origins = [] }: { origins?: string[] }) =>
    origins.some(origin => sites.some(site => origin.includes(site)))
  Object.assign(fakeBrowser.permissions, { contains })
  Object.assign(fakeBrowser.tabs, { sendMessage: async () => undefined })
}

describe('the page of a shop', () => {
  afterEach(reset)

  test('shows the button on a product where it was let in', async () => {
    allow('lazada.sg')
    expect(await wanted(PRODUCT)).toEqual({ isWanted: true, site: 'lazada.sg' })
    expect(await wanted('https://www.lazada.sg/catalog/?q=cot')).toMatchObject({ isWanted: false })
    expect(await wanted('https://shopee.sg/product/1/2')).toMatchObject({ isWanted: false })
    allow()
    expect(await wanted(PRODUCT)).toMatchObject({ isWanted: false })
  })

  test('hides it from its site alone, and puts it back', async () => {
    allow('lazada')
    await ask({ type: 'button-hidden', isHidden: true })
    expect(await hiddenSites()).toEqual(['lazada.sg'])
    expect(await wanted(PRODUCT)).toMatchObject({ isWanted: false })
    expect(await wanted(PRODUCT.replace('.sg', '.vn'))).toMatchObject({ isWanted: true })
    await ask({ type: 'button-hidden', isHidden: false })
    expect(await hiddenSites()).toEqual([])
  })

  test.each([
    ['a page of no such shop', { url: 'https://www.example.com/i1-s1.html' }],
    ['a page whose name only looks like it', { url: 'https://lazada.sg.example.com/i1-s1.html' }],
    ['a frame in the page', { frameId: 3 }],
    ['no tab', { tab: undefined }],
    ['another extension', { id: 'abcdefghijklmnopabcdefghijklmnop' }],
  ])('gets no answer as %s', async (_, sender) => {
    allow('lazada')
    expect(await ask({ type: 'button-wanted', url: PRODUCT }, sender)).toBeUndefined()
    await ask({ type: 'button-hidden', isHidden: true }, sender)
    expect(await hiddenSites()).toEqual([])
  })

  test.each([
    ['what only the popup may ask', { type: 'sign-in', email: 'a@b.sg', password: 'x' }],
    ['nonsense', { type: 'button-hidden', isHidden: 'yes' }],
  ])('gets no answer to %s', async (_, message) => {
    expect(await ask(message)).toBeUndefined()
  })
})
