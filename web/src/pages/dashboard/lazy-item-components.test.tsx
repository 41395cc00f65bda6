import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const loaded: string[] = []

beforeEach(() => {
  loaded.length = 0
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.doMock('./item-form/open-item-form.tsx', () => {
    loaded.push('form')
    return { OpenItemForm: () => null }
  })
  vi.doMock('./item-details-sheet.tsx', () => {
    loaded.push('details')
    return { ItemDetailsSheet: () => null }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('./item-form/open-item-form.tsx')
  vi.doUnmock('./item-details-sheet.tsx')
})

describe('prefetchItemComponents', () => {
  test('loads only the item form while nothing is pressed', async () => {
    const { prefetchItemComponents } = await import('./lazy-item-components.ts')
    const cancel = prefetchItemComponents()
    vi.advanceTimersByTime(2_999)
    expect(loaded).toEqual([])
    vi.advanceTimersByTime(2_000)
    await vi.waitFor(() => expect(loaded).toEqual(['form']), { timeout: 240_000 })
    cancel()
  })

  test('loads the form and then the other parts on the first interaction', async () => {
    const { prefetchItemComponents } = await import('./lazy-item-components.ts')
    prefetchItemComponents()
    dispatchEvent(new Event('pointerdown'))
    await vi.waitFor(() => expect(loaded).toEqual(['form', 'details']), { timeout: 240_000 })
  })

  test('loads nothing after it was cancelled', async () => {
    const { prefetchItemComponents } = await import('./lazy-item-components.ts')
    prefetchItemComponents()()
    dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(10_000)
    expect(loaded).toEqual([])
  })
})
