import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A tab: its entries and its window's events. Going takes a moment, as in a browser. */
function tabAt(address: string) {
  const tellers = new EventTarget()
  const entries: { url: URL; state: unknown }[] = [
    { url: new URL('https://elsewhere.example/'), state: null },
    { url: new URL(address, 'https://registry.example'), state: null },
  ]
  let at = 1
  const now = () => entries[at] ?? { url: new URL('about:blank'), state: null }
  const entry = (state: unknown, url: string) => ({ url: new URL(url, now().url), state })
  const history = {
    get state() {
      return now().state
    },
    pushState: (state: unknown, _title: string, url: string) => {
      entries.splice(at + 1, entries.length, entry(state, url))
      at++
    },
    replaceState: (state: unknown, _title: string, url: string) => {
      entries[at] = entry(state, url)
    },
    go: (by: number) => {
      queueMicrotask(() => {
        at += by
        tellers.dispatchEvent(new Event('popstate'))
      })
    },
  }
  const location = {
    get pathname() {
      return now().url.pathname
    },
    get search() {
      return now().url.search
    },
    get hash() {
      return now().url.hash
    },
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', tellers.addEventListener.bind(tellers))
  vi.stubGlobal('dispatchEvent', tellers.dispatchEvent.bind(tellers))
  return {
    address: () => now().url.pathname + now().url.search,
    at: () => at,
    tellers,
    arrived: () => new Promise(resolve => setTimeout(resolve)),
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const SHEETS: [string, ...Record<string, string | undefined>[]][] = [
  ['?share=actions', { share: 'offer' }, { step: 'item-details' }],
  ['?contribute=7', { step: 'payment' }],
  ['?details=7', { details: undefined, contribute: '7' }, { step: 'payment' }],
  ['?track=', { track: undefined, share: 'offer' }],
  ['?offering=7', { step: 'edit' }],
  ['?auth=login'],
  ['?share=landing&step=submitted'],
]

test.each(SHEETS)('%s closes, however far somebody went on', async (opened, ...steps) => {
  const tab = tabAt(`/registry/us${opened}`)
  const { closeAddress, pushAddress, isSheetOpen } = await import('./page-address.ts')
  for (const step of steps) pushAddress(step)
  closeAddress()
  closeAddress()
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us')
  expect(tab.at()).toBe(1)
  expect(isSheetOpen()).toBe(false)
})

test('what was passed on the way back is never told', async () => {
  const tab = tabAt('/registry/us?category=Toys&share=actions')
  const { closeAddress, pushAddress } = await import('./page-address.ts')
  pushAddress({ share: 'offer' })
  closeAddress()
  const seen: string[] = []
  tab.tellers.addEventListener('popstate', () => seen.push(tab.address()))
  await tab.arrived()
  expect(seen).toEqual(['/registry/us?category=Toys'])
})

test('what was opened with the page makes way for what is exchanged for it', async () => {
  const tab = tabAt('/registry/us?share=actions')
  const { exchangeAddress, pushAddress, stepBack } = await import('./page-address.ts')
  pushAddress({ share: 'offer' })
  exchangeAddress({ track: 'offerings' })
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us?track=offerings')
  stepBack({})
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us')
})

test('what is pressed while the browser still goes back is done when it is there', async () => {
  const tab = tabAt('/registry/us')
  const { closeAddress, pushAddress, pushUnnamed, replaceAddress } = await import(
    './page-address.ts'
  )
  pushUnnamed()
  closeAddress()
  pushAddress({ contribute: '7' })
  pushAddress({ contribute: '7' })
  replaceAddress({ status: 'open' })
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us?contribute=7&status=open')
  expect(tab.at()).toBe(2)
  closeAddress()
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us')
})

test('what no address names takes one entry, also over a reload, and gives it back', async () => {
  const tab = tabAt('/registry/us?status=open')
  const address = await import('./page-address.ts')
  address.pushUnnamed()
  expect(address.isUnnamedEntry()).toBe(true)
  expect(address.isSheetOpen()).toBe(false)
  address.pushUnnamed()
  expect(tab.at()).toBe(2)
  address.closeAddress()
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us?status=open')
  expect(tab.at()).toBe(1)
  expect(address.isUnnamedEntry()).toBe(false)
})

test.each([
  ['?contribute=gone&step=payment&category=Toys', ['contribute'], '?category=Toys'],
  ['?share=what&contribute=7&step=payment', ['share'], '?contribute=7&step=payment'],
])('%s is without what opens nothing', async (opened, dead, left) => {
  const tab = tabAt(`/registry/us${opened}`)
  const { dropFromAddress } = await import('./page-address.ts')
  dropFromAddress(dead)
  expect(tab.address()).toBe(`/registry/us${left}`)
  expect(tab.at()).toBe(1)
})

test('closing what the page itself opened leaves its filter', async () => {
  const tab = tabAt('/registry/us?status=open')
  const { closeAddress, pushAddress } = await import('./page-address.ts')
  pushAddress({ contribute: '7' })
  pushAddress({ step: 'payment' })
  closeAddress()
  await tab.arrived()
  expect(tab.address()).toBe('/registry/us?status=open')
  expect(tab.at()).toBe(1)
})
