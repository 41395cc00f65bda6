import { afterEach, describe, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { handlePageMessage } from './handle-page-message.ts'
import { readHiddenSites } from './hidden-sites.ts'

const PRODUCT = 'https://www.lazada.sg/products/cot-i301234567-s1501234567.html'
const page = { url: PRODUCT, frameId: 0, tab: { id: 7, windowId: 1 } }
const sendRequest = (message: unknown, sender: object = {}) =>
  handlePageMessage(message, { id: fakeBrowser.runtime.id, ...page, ...sender } as never)
const wanted = (url: string) => sendRequest({ type: 'button-wanted', url })

const { contains: ownContains } = fakeBrowser.permissions
const { sendMessage: ownSendMessage } = fakeBrowser.tabs
function reset() {
  fakeBrowser.reset()
  Object.assign(fakeBrowser.permissions, { contains: ownContains })
  Object.assign(fakeBrowser.tabs, { sendMessage: ownSendMessage })
}

/** Grants the permission for these sites. */
function allow(...sites: string[]) {
  const contains = async ({ origins = [] }: { origins?: string[] }) =>
    origins.some(origin => sites.some(site => origin.includes(site)))
  Object.assign(fakeBrowser.permissions, { contains })
  Object.assign(fakeBrowser.tabs, { sendMessage: async () => undefined })
}

describe('a page of a retailer', () => {
  afterEach(reset)

  test('shows the button on product pages with permission', async () => {
    allow('lazada.sg')
    expect(await wanted(PRODUCT)).toEqual({ isWanted: true, site: 'lazada.sg' })
    expect(await wanted('https://www.lazada.sg/catalog/?q=cot')).toMatchObject({ isWanted: false })
    expect(await wanted('https://shopee.sg/product/1/2')).toMatchObject({ isWanted: false })
    allow()
    expect(await wanted(PRODUCT)).toMatchObject({ isWanted: false })
  })

  test('hides the button on its site only and shows it again', async () => {
    allow('lazada')
    await sendRequest({ type: 'button-hidden', isHidden: true })
    expect(await readHiddenSites()).toEqual(['lazada.sg'])
    expect(await wanted(PRODUCT)).toMatchObject({ isWanted: false })
    expect(await wanted(PRODUCT.replace('.sg', '.vn'))).toMatchObject({ isWanted: true })
    await sendRequest({ type: 'button-hidden', isHidden: false })
    expect(await readHiddenSites()).toEqual([])
  })

  test.each([
    ['a page of another site', { url: 'https://www.example.com/i1-s1.html' }],
    ['a page with a similar host', { url: 'https://lazada.sg.example.com/i1-s1.html' }],
    ['a frame in the page', { frameId: 3 }],
    ['no tab', { tab: undefined }],
    ['another extension', { id: 'abcdefghijklmnopabcdefghijklmnop' }],
  ])('gets no response as %s', async (_, sender) => {
    allow('lazada')
    expect(await sendRequest({ type: 'button-wanted', url: PRODUCT }, sender)).toBeUndefined()
    await sendRequest({ type: 'button-hidden', isHidden: true }, sender)
    expect(await readHiddenSites()).toEqual([])
  })

  test.each([
    ['a request that only the popup may send', { type: 'sign-in', email: 'a@b.sg', password: 'x' }],
    ['nonsense', { type: 'button-hidden', isHidden: 'yes' }],
  ])('gets no response to %s', async (_, message) => {
    expect(await sendRequest(message)).toBeUndefined()
  })
})
