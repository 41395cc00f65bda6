import { act, Suspense, startTransition, use } from 'react'
import { flushSync } from 'react-dom'
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
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function grid(view: string, page?: string, shown = items, all = items) {
  return <PublicItemGrid all={all} items={shown} view={view} page={page} actions={ACTIONS} />
}

function render(...list: Parameters<typeof grid>): void {
  act(() => root?.render(grid(...list)))
}

function start(page?: string): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  render('all', page)
}

const cards = () => [...document.querySelectorAll(':not([hidden]) > article')]
const names = () => cards().map(card => card.querySelector('h3[id]')?.textContent)
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

  test.each([
    ['one column', 390, 3],
    ['two columns', 1280, 6],
  ])('starts anew with a screen of %s when the filter changes', (_what, width, count) => {
    vi.stubGlobal('innerWidth', width)
    vi.stubGlobal('innerHeight', 844)
    start()
    render('available', undefined, items.slice(30))
    expect(names()).toHaveLength(count)
    expect(names().at(0)).toBe('Gift 30')
    act(() => void vi.runAllTimers())
    expect(names()).toHaveLength(count + 12)
  })

  test('shows all cards that exist already when the filter changes, and creates none of them again', () => {
    start()
    const [first, second] = cards()
    render(
      'even',
      undefined,
      items.filter((_, index) => index % 2 === 0),
    )
    expect(names()).toHaveLength(12)
    expect(cards()[0]).toBe(first)
    expect(second?.parentElement?.hidden).toBe(true)
    expect(rest()).toBe('38')
    render('all')
    expect(names()).toHaveLength(24)
    expect(cards()[1]).toBe(second)
  })

  test('marks the cards in the viewport when the filter changes, for the browser to render at once', () => {
    vi.stubGlobal('innerWidth', 390)
    vi.stubGlobal('innerHeight', 600)
    start()
    const inView = () =>
      [...document.querySelectorAll('[data-in-view] h3[id]')].map(name => name.textContent)
    expect(inView()).toEqual([])
    render('last', undefined, items.slice(20))
    expect(inView()).toEqual(['Gift 20', 'Gift 21'])
    render('all')
    expect(inView()).toEqual(['Gift 0', 'Gift 1'])
  })

  test.each([
    ['the cards below the viewport after the others', 100, ['Gift 1', 'Gift 3', 'Gift 4']],
    [
      'all cards at once when the list starts above the viewport',
      -100,
      ['Gift 1', 'Gift 3', 'Gift 5'],
    ],
  ])('hides %s when the filter changes', async (_what, top, firstNames) => {
    vi.stubGlobal('innerWidth', 390)
    vi.stubGlobal('innerHeight', 600)
    start()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top))
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const odd = items.filter((_, index) => index % 2 === 1)
    flushSync(() => root?.render(grid('odd', undefined, odd)))
    expect(names().slice(0, 3)).toEqual(firstNames)
    await vi.waitFor(() => expect(names().slice(0, 3)).toEqual(['Gift 1', 'Gift 3', 'Gift 5']))
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  })

  test.each([
    ['a complete list', 'all', items.slice(0, 20)],
    ['a filtered list', 'even', items.filter((_, index) => index % 2 === 0).slice(0, 12)],
  ])('hides no card of %s when an item is added to the registry', (_what, view, listed) => {
    root = createRoot(document.body.appendChild(document.createElement('div')))
    render('all', undefined, items.slice(0, 24))
    if (view === 'all') render('all', undefined, listed, listed)
    else render(view, undefined, listed)
    const added = { ...makeItem('added', 0), productName: 'New gift' }
    render(view, undefined, [added, ...listed], [added, ...items])
    expect(names()).toEqual(['New gift', ...listed.map(one => one.productName)])
  })

  test('creates no card for a rendering that React has discarded', async () => {
    const never = new Promise<void>(() => undefined)
    function Unfinished(): undefined {
      use(never)
    }
    const renderGrid = (view: string, shown: typeof items, isUnfinished = false) =>
      root?.render(
        <Suspense>
          <PublicItemGrid
            all={items}
            items={shown}
            view={view}
            page={undefined}
            actions={ACTIONS}
          />
          {isUnfinished && <Unfinished />}
        </Suspense>,
      )
    root = createRoot(document.body.appendChild(document.createElement('div')))
    act(() => renderGrid('all', items))
    await act(async () => startTransition(() => renderGrid('last', items.slice(90), true)))
    expect(names()).toHaveLength(24)
    act(() => renderGrid('all', [...items]))
    expect(document.querySelectorAll('article')).toHaveLength(24)
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
