import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeItem } from '../../../../test/make-item.ts'
import { PublicItemGrid } from './public-item-grid.tsx'

const ACTIONS = { onContribute: vi.fn(), onWhoGave: vi.fn(), onContributeIntent: vi.fn() }

const items = Array.from({ length: 100 }, (_, index) => ({
  ...makeItem(`item-${index}`, 0),
  productName: `Gift ${index}`,
}))

/** Reports that the observed element is near the viewport. */
let approach: (() => void) | undefined
let root: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        approach = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {
        approach = undefined
      }
    },
  )
})
afterEach(() => {
  act(() => root?.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function render(view: string, page?: string): void {
  act(() =>
    root?.render(<PublicItemGrid items={items} view={view} page={page} actions={ACTIONS} />),
  )
}

function start(page?: string): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  render('all', page)
}

const names = () => [...document.querySelectorAll('article h3[id]')].map(h3 => h3.textContent)
const rest = () =>
  document.querySelector<HTMLElement>('.public-item-card_rest')?.style.getPropertyValue('--left')

describe('the grid of 100 items', () => {
  test('starts with 24, fills up when idle, and then as it is scrolled', () => {
    start()
    expect(names()).toHaveLength(24)
    expect(rest()).toBe('76')
    for (let step = 0; step < 8; step += 1) act(() => void vi.runAllTimers())
    expect(names()).toHaveLength(96)
    expect(rest()).toBe('4')
    act(() => approach?.())
    expect(names()).toHaveLength(100)
    expect(rest()).toBeUndefined()
  })

  test('fills up on a device that is never idle', () => {
    vi.stubGlobal('requestIdleCallback', (work: () => void, options?: IdleRequestOptions) =>
      options?.timeout === undefined ? undefined : setTimeout(work, options.timeout),
    )
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
    start()
    for (let step = 0; step < 8; step += 1) act(() => void vi.advanceTimersByTime(1000))
    expect(names()).toHaveLength(96)
  })

  test('starts anew with a screen of items when the filter changes', () => {
    start()
    render('available')
    expect(names()).toHaveLength(6)
    act(() => void vi.runAllTimers())
    expect(names()).toHaveLength(18)
  })

  test('starts at the requested page', () => {
    start('4')
    expect(names().at(0)).toBe('Gift 72')
    expect(names().at(-1)).toBe('Gift 99')
    expect(rest()).toBeUndefined()
  })

  test('is printed completely', () => {
    start()
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(100)
  })
})
