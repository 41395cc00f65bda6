import { afterEach, describe, expect, test, vi } from 'vitest'
import { isPushSupported, needsHomeScreen, subscribeBrowser } from './push-subscription.ts'

afterEach(() => vi.unstubAllGlobals())

/** Fakes a browser with or without a push subscription, and records the calls in order. */
function openBrowser(known: Partial<PushSubscription> | null, isRefusing = false) {
  const done: string[] = []
  const pushManager = {
    getSubscription: async () =>
      known && { ...known, unsubscribe: async () => done.push('unsubscribe') },
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      done.push(`subscribe ${applicationServerKey}`)
      return { endpoint: 'new' }
    },
  }
  const registration = { pushManager }
  const register = async () => {
    if (isRefusing) throw new DOMException('not here', 'SecurityError')
    return registration
  }
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: Promise.resolve(registration) } })
  return done
}

const ofKey = (...bytes: number[]) => ({
  endpoint: 'known',
  options: { userVisibleOnly: true, applicationServerKey: new Uint8Array(bytes).buffer },
})

describe('subscribing', () => {
  test.each([
    ['without a subscription makes one', null, 'new', ['subscribe -_8A']],
    ['by the same key keeps it', ofKey(0xfb, 0xff, 0x00), 'known', []],
    ['by another key makes a new one', ofKey(1, 2, 3), 'new', ['unsubscribe', 'subscribe -_8A']],
    ['by a key that is not said keeps it', { endpoint: 'known' }, 'known', []],
  ])('%s', async (_what, known, endpoint, steps) => {
    const done = openBrowser(known)
    expect(await subscribeBrowser('-_8A')).toMatchObject({ endpoint })
    expect(done).toEqual(steps)
  })

  test('is not supported where no service worker may run', async () => {
    openBrowser(null, true)
    await expect(subscribeBrowser('-_8A')).rejects.toMatchObject({ name: 'NotSupportedError' })
  })
})

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

describe('the way over the Home Screen', () => {
  test.each([
    [true, 'an iPhone', IPHONE, 5, false],
    [false, 'an iPhone, from there', IPHONE, 5, true],
    [true, 'an iPad that calls itself a Mac', MAC, 5, false],
    [false, 'a Mac', MAC, 0, false],
    [false, 'an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, false],
  ])('is %s for %s', (needed, _what, userAgent, maxTouchPoints, matches) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
    vi.stubGlobal('matchMedia', () => ({ matches }))
    expect(needsHomeScreen()).toBe(needed)
  })
})

describe('support', () => {
  const all = { PushManager: {}, Notification: {} }
  test.each([
    [true, all, { serviceWorker: {} }],
    [false, all, {}],
    [false, { Notification: {} }, { serviceWorker: {} }],
    [false, { PushManager: {} }, { serviceWorker: {} }],
  ])('is %s by %j and %j', (isSupported, window, navigator) => {
    vi.stubGlobal('window', window)
    vi.stubGlobal('navigator', navigator)
    expect(isPushSupported()).toBe(isSupported)
  })
})
