// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { runShopButton } from './run-shop-button.ts'

const { id, sendMessage } = fakeBrowser.runtime
const buttons = () => document.querySelectorAll('[data-quick-add]').length
let navigation = new EventTarget()
const navigate = () => navigation.dispatchEvent(new Event('currententrychange'))
const invalidated = vi.fn(() => {
  throw new Error('Extension context invalidated.')
})

/** Waits until all messages are answered. */
const settle = () => new Promise(done => setTimeout(done))

/** Removes the extension's context, as an update does for the content scripts of open pages. */
function updateExtension() {
  Object.assign(fakeBrowser.runtime, { id: undefined, sendMessage: invalidated })
}

describe('runShopButton', () => {
  beforeEach(async () => {
    navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const answer = { isWanted: true, site: 'lazada.sg' }
    Object.assign(fakeBrowser.runtime, { sendMessage: async () => answer })
    runShopButton()
    await settle()
    expect(buttons()).toBe(1)
  })
  afterEach(() => {
    Object.assign(fakeBrowser.runtime, { id, sendMessage })
    Reflect.deleteProperty(globalThis, 'quickAddShopButton')
    document.querySelector('[data-quick-add]')?.remove()
    invalidated.mockClear()
  })

  test('removes the button and stops once an update has invalidated its context', async () => {
    updateExtension()
    navigate()
    await settle()
    expect(buttons()).toBe(0)
    navigate()
    await settle()
    expect(invalidated).toHaveBeenCalledOnce()
  })

  test('of a new version replaces the button of the former one', async () => {
    Reflect.deleteProperty(globalThis, 'quickAddShopButton') // The new version runs in a world of its own.
    const [former] = document.querySelectorAll('[data-quick-add]')
    runShopButton()
    await settle()
    expect(former?.isConnected).toBe(false)
    expect(buttons()).toBe(1)
  })
})
