import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { capturedExample } from '../../../shared/test/captured-example.ts'
import { captureTab } from './capture-tab.ts'

interface Injection {
  world?: string
  files?: string[]
  args?: unknown[]
  injectImmediately?: boolean
}
type Answer = unknown[] | Promise<unknown[]>

const { executeScript: own } = fakeBrowser.scripting
const NEVER = new Promise<never>(() => {})

/** Fakes a tab whose page returns these results for injected scripts. */
function tabOf(page: (injection: Injection) => Answer) {
  const executeScript = async (injection: Injection) => {
    const results = await page(injection)
    return results.map(result => ({ result, frameId: 0 }))
  }
  Reflect.set(fakeBrowser.scripting, 'executeScript', executeScript)
}

const whole = {
  product: capturedExample(),
  ...{ isSettled: false, isLoading: false, isClientRendered: false },
}

describe('readTab', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    fakeBrowser.reset()
    Reflect.set(fakeBrowser.scripting, 'executeScript', own)
  })

  /** Captures the fake tab with fake timers. */
  async function read(page: (injection: Injection) => Answer, onStillLoading?: () => void) {
    tabOf(page)
    const reading = captureTab(7, onStillLoading)
    await vi.runAllTimersAsync()
    return reading
  }

  test('passes the page state to the capture script', async () => {
    const seen: unknown[] = []
    const takeSnapshot = await read(({ world, files, args }) => {
      if (files) return []
      if (world === 'MAIN') return ['{"data":{"item":{"title":"Swaddle"}}}']
      seen.push(args)
      return [whole]
    })
    expect(takeSnapshot?.product.name).toBe('Foldable Baby Cot')
    expect(seen).toEqual([[{ data: { item: { title: 'Swaddle' } } }]])
  })

  test('does not wait until the page has loaded', async () => {
    const page = async ({ files, injectImmediately }: Injection) => {
      if (!injectImmediately) return NEVER
      return files ? [] : [whole]
    }
    expect((await read(page))?.product.name).toBe('Foldable Baby Cot')
  })

  test('captures without page state when reading it times out', async () => {
    const takeSnapshot = await read(({ world }) => (world === 'MAIN' ? NEVER : [whole]))
    expect(takeSnapshot?.product.name).toBe('Foldable Baby Cot')
  })

  test('returns undefined when the page blocks all scripts', async () => {
    expect(await read(() => NEVER)).toBeUndefined()
  })

  test.each([
    ['nothing', []],
    ['text', ['<b>']],
    ['a product of another shape', [{ product: { name: 7 }, isSettled: true }]],
    [
      'a javascript: URL',
      [{ ...whole, product: capturedExample({ canonicalUrl: 'javascript:1' }) }],
    ],
  ])('returns undefined when the script returns %s', async (_, answer) => {
    expect(await read(() => answer)).toBeUndefined()
  })

  test('calls onStillLoading only while the page is incomplete', async () => {
    const onStillLoading = vi.fn()
    const product = capturedExample({ status: 'partial', price: null })
    const takeSnapshot = await read(() => [{ ...whole, product }], onStillLoading)
    expect(takeSnapshot?.product.status).toBe('partial')
    expect(onStillLoading).toHaveBeenCalled()
    await read(() => [whole], onStillLoading.mockClear())
    expect(onStillLoading).not.toHaveBeenCalled()
  })
})
