import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubTab } from '../../../test/stub-tab.ts'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a public page and returns functions that open layers, whose names are listed in `open`. */
async function openTab(url = '/registry/us') {
  const tab = stubTab(url)
  const { addLayer } = await import('./history-layers.ts')
  const open: string[] = []
  const addNamed = async (name: string, mayClose = () => true) => {
    const close = () => {
      open.splice(open.indexOf(name), 1)
      remove()
    }
    open.push(name)
    const remove = addLayer(() => mayClose() && close())
    await tab.arrived()
    return async () => {
      close()
      await tab.arrived()
    }
  }
  return { tab, open, addNamed, ...(await import('./page-url.ts')) }
}

describe('Back', () => {
  test('closes nested layers one by one, and then leaves the page', async () => {
    const { tab, open, addNamed } = await openTab()
    await addNamed('sheet')
    await addNamed('question')
    expect(tab.at()).toBe(3)
    await tab.go(-1)
    expect(open).toEqual(['sheet'])
    await tab.go(-1)
    expect(open).toEqual([])
    expect(tab.at()).toBe(1)
    await tab.go(-1)
    expect(tab.address()).toBe('/')
  })

  test('does not close a layer that is busy, and closes it later', async () => {
    const { tab, open, addNamed } = await openTab()
    let isBusy = true
    await addNamed('dialog', () => !isBusy)
    await tab.go(-1)
    expect(open).toEqual(['dialog'])
    expect(tab.at()).toBe(2)
    isBusy = false
    await tab.go(-1)
    expect(open).toEqual([])
    expect(tab.at()).toBe(1)
  })

  test('over two layers at once closes both, the topmost first', async () => {
    const { tab, open, addNamed } = await openTab()
    await addNamed('sheet')
    await addNamed('question')
    await tab.go(-2)
    expect(open).toEqual([])
    expect(tab.at()).toBe(1)
  })

  test('is unheard by the page, whose URL stays', async () => {
    const { tab, addNamed } = await openTab()
    await addNamed('sheet')
    const listener = vi.fn()
    tab.tellers.addEventListener('popstate', listener)
    await tab.go(-1)
    expect(listener).not.toHaveBeenCalled()
    expect(tab.address()).toBe('/registry/us')
  })
})

describe('a layer that closes in another way', () => {
  test('takes its entry along', async () => {
    const { tab, addNamed } = await openTab()
    const close = await addNamed('sheet')
    await close()
    expect(tab.at()).toBe(1)
    await tab.go(-1)
    expect(tab.address()).toBe('/')
  })

  test('takes its entry along before the URL changes, even if the main thread was blocked for a second', async () => {
    const { tab, addNamed, pushQuery } = await openTab()
    const close = await addNamed('sheet')
    tab.slowDown(3)
    void close()
    await Promise.resolve()
    const end = performance.now() + 1_100
    while (performance.now() < end);
    pushQuery({ item: 'cot' })
    await expect.poll(tab.address).toBe('/registry/us?item=cot')
    expect(tab.at()).toBe(2)
  })

  test('takes only its own entry along when the traversal arrives after the maximum wait', async () => {
    const { tab, addNamed } = await openTab()
    const close = await addNamed('sheet')
    vi.useFakeTimers()
    // Each task takes a millisecond.
    tab.slowDown(1_500)
    void close()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(tab.at()).toBe(1)
  })

  test('passes its entry on to the layer that replaces it', async () => {
    const { tab, open, addNamed } = await openTab()
    const close = await addNamed('form')
    void close()
    await addNamed('thanks')
    expect(tab.at()).toBe(2)
    expect(tab.length()).toBe(3)
    await tab.go(-1)
    expect(open).toEqual([])
  })

  test('and Forward afterwards change nothing', async () => {
    const { tab, open, addNamed } = await openTab()
    const close = await addNamed('sheet')
    await close()
    await tab.go(1)
    expect(open).toEqual([])
    expect(tab.at()).toBe(1)
    expect(tab.address()).toBe('/registry/us')
  })
})

describe('a sheet with a URL', () => {
  test('under a layer closes after it', async () => {
    const { tab, open, addNamed, pushQuery } = await openTab()
    pushQuery({ track: 'offerings' })
    await addNamed('question')
    await tab.go(-1)
    expect(open).toEqual([])
    expect(tab.address()).toBe('/registry/us?track=offerings')
    await tab.go(-1)
    expect(tab.address()).toBe('/registry/us')
  })

  test('replaces the entry of the layer that opens it', async () => {
    const { tab, addNamed, pushQuery } = await openTab()
    const close = await addNamed('drawer')
    pushQuery({ share: 'landing' })
    await close()
    expect(tab.address()).toBe('/registry/us?share=landing')
    expect(tab.at()).toBe(2)
    await tab.go(-1)
    expect(tab.address()).toBe('/registry/us')
    expect(tab.at()).toBe(1)
  })

  test('closes together with the layers over it', async () => {
    const { tab, addNamed, pushQuery, closeOverlays } = await openTab()
    pushQuery({ offering: '7' })
    const close = await addNamed('question')
    void close()
    closeOverlays()
    await tab.arrived()
    expect(tab.address()).toBe('/registry/us')
    expect(tab.at()).toBe(1)
  })
})

test('an entry from before a reload is left', async () => {
  const tab = stubTab('/registry/us')
  history.pushState({ depth: 1, layers: 1 }, '', '/registry/us')
  await import('./history-layers.ts')
  await tab.arrived()
  expect(tab.at()).toBe(1)
})

test('a page is scrolled at once, but under a layer only in the frame after its entry was left', async () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
  const { tab, addNamed } = await openTab()
  const { scrollBelowLayers } = await import('./history-entries.ts')
  const scroll = vi.fn()
  scrollBelowLayers(scroll)
  expect(scroll).toHaveBeenCalledTimes(1)
  const close = await addNamed('menu')
  tab.slowDown(2)
  scrollBelowLayers(scroll)
  const closed = close()
  expect(frames).toEqual([])
  await closed
  await vi.waitFor(() => expect(frames).toHaveLength(1))
  expect(tab.at()).toBe(1)
  expect(scroll).toHaveBeenCalledTimes(1)
  frames[0]?.()
  expect(scroll).toHaveBeenCalledTimes(2)
})
