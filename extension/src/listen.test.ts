import { CATEGORIES } from '@registry/shared/categories/categories'
import { afterEach, describe, expect, test } from 'vitest'
import type { Runtime } from 'webextension-polyfill'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { emptyDraft } from './draft/empty-draft.ts'
import { listen } from './listen.ts'

const ask = async (message: unknown, sender: Partial<Runtime.MessageSender>) => {
  listen()
  const [reply] = await fakeBrowser.runtime.onMessage.trigger(message, sender as never, () => {})
  return reply
}
const popup = () => ({
  id: fakeBrowser.runtime.id,
  url: fakeBrowser.runtime.getURL('/popup.html' as never),
})
const open = { type: 'open', tabId: 7 }

describe('the background', () => {
  afterEach(() => fakeBrowser.reset())

  test('answers the popup', async () => {
    expect(await ask(open, popup())).toEqual({
      session: { isSignedIn: false, registryTitle: null },
      reading: { kind: 'unreadable' },
      waiting: 0,
      categories: CATEGORIES,
    })
  })

  test.each([
    ['a script in a page', { url: 'https://www.lazada.sg/products/pdp-i1.html' }],
    ['another extension', { id: 'abcdefghijklmnopabcdefghijklmnop' }],
    ['nobody', { id: undefined, url: undefined }],
  ])('does not answer %s', async (_, sender) => {
    expect(await ask(open, { ...popup(), ...sender })).toBeUndefined()
  })

  test('says which field of a draft is too long', async () => {
    const draft = {
      ...emptyDraft('a-key-of-the-typed', ''),
      productUrl: `data:,${'x'.repeat(50_000)}`,
    }
    expect(await ask({ type: 'save', draft }, popup())).toMatchObject({
      kind: 'invalid',
      fields: { productUrl: 'Please enter a valid http or https address' },
    })
  })

  test.each([
    ['no type', { tabId: 7 }],
    ['a type that it does not know', { type: 'tokens' }],
    ['a tab that is no number', { type: 'open', tabId: '7' }],
    ['a draft without a key', { type: 'save', draft: { productName: 'Cot' } }],
  ])(
    'refuses a message with %s, so that whoever waits for an answer hears it',
    async (_, message) => {
      await expect(ask(message, popup())).rejects.toThrow()
    },
  )
})
