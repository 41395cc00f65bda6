import { OWNER_CATEGORIES } from '@registry/shared/categories/owner-categories'
import { afterEach, describe, expect, test } from 'vitest'
import type { Runtime } from 'webextension-polyfill'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { createEmptyDraft } from '../draft/create-empty-draft.ts'
import { listenForMessages } from './listen-for-messages.ts'

const sendRequest = async (message: unknown, sender: Partial<Runtime.MessageSender>) => {
  listenForMessages()
  const [reply] = await fakeBrowser.runtime.onMessage.trigger(message, sender as never, () => {})
  return reply
}
const popup = () => ({
  id: fakeBrowser.runtime.id,
  url: fakeBrowser.runtime.getURL('/popup.html' as never),
})
const open = { type: 'open', tabId: 7 }

describe('listenForMessages', () => {
  afterEach(() => fakeBrowser.reset())

  test('responds to the popup', async () => {
    expect(await sendRequest(open, popup())).toEqual({
      session: { isSignedIn: false, registryTitle: null },
      reading: { kind: 'unreadable', link: '' },
      categories: OWNER_CATEGORIES,
    })
  })

  test.each([
    ['a script in a page', { url: 'https://www.lazada.sg/products/pdp-i1.html' }],
    ['another extension', { id: 'abcdefghijklmnopabcdefghijklmnop' }],
    ['an unknown sender', { id: undefined, url: undefined }],
  ])('does not respond to %s', async (_, sender) => {
    expect(await sendRequest(open, { ...popup(), ...sender })).toBeUndefined()
  })

  test('returns an error for a field that is too long', async () => {
    const draft = {
      ...createEmptyDraft('a-key-of-the-typed', ''),
      productUrl: `data:,${'x'.repeat(50_000)}`,
    }
    expect(await sendRequest({ type: 'save', draft }, popup())).toMatchObject({
      kind: 'invalid',
      fields: { productUrl: 'Please enter a valid http or https address' },
    })
  })

  test.each([
    ['no type', { tabId: 7 }],
    ['an unknown type', { type: 'tokens' }],
    ['a tab id that is not a number', { type: 'open', tabId: '7' }],
    ['a draft without a key', { type: 'save', draft: { productName: 'Cot' } }],
  ])(
    'refuses a message with %s, so that whoever waits for an answer hears it',
    async (_, message) => {
      await expect(sendRequest(message, popup())).rejects.toThrow()
    },
  )
})
