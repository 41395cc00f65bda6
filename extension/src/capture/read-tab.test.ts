import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { captured } from '../test/captured.ts'
import { readTab } from './read-tab.ts'

interface Injection {
  world?: string
  files?: string[]
  args?: unknown[]
}
type Answer = unknown[] | Promise<never>

const { executeScript: own } = fakeBrowser.scripting
const NEVER = new Promise<never>(() => {})

/** A tab whose page gives these results to what is run in it. */
function tabOf(page: (injection: Injection) => Answer) {
  const executeScript = async (injection: Injection) => {
    const results = await page(injection)
    return results.map(result => ({ result, frameId: 0 }))
  }
  Reflect.set(fakeBrowser.scripting, 'executeScript', executeScript)
}

const whole = { product: captured(), isSettled: false }

describe('readTab', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    fakeBrowser.reset()
    Reflect.set(fakeBrowser.scripting, 'executeScript', own)
  })

  /** What comes of a tab, however long the page makes us wait. */
  async function read(page: (injection: Injection) => Answer, onStillLoading?: () => void) {
    tabOf(page)
    const reading = readTab(7, onStillLoading)
    await vi.runAllTimersAsync()
    return reading
  }

  test('hands the state of the page to the capture script', async () => {
    const seen: unknown[] = []
    const look = await read(({ world, files, args }) => {
      if (files) return []
      if (world === 'MAIN') return ['{"data":{"item":{"title":"Swaddle"}}}']
      seen.push(args)
      return [whole]
    })
    expect(look?.product.name).toBe('Foldable Baby Cot')
    expect(seen).toEqual([[{ data: { item: { title: 'Swaddle' } } }]])
  })

  test('does without the state of a page that never hands it out', async () => {
    const look = await read(({ world }) => (world === 'MAIN' ? NEVER : [whole]))
    expect(look?.product.name).toBe('Foldable Baby Cot')
  })

  test('gives up on a page that leaves no room for us', async () => {
    expect(await read(() => NEVER)).toBeUndefined()
  })

  test.each([
    ['nothing', []],
    ['text', ['<b>']],
    ['a product of another shape', [{ product: { name: 7 }, isSettled: true }]],
    ['an address of a script', [{ ...whole, product: captured({ canonicalUrl: 'javascript:1' }) }]],
  ])('believes no page that answers %s', async (_, answer) => {
    expect(await read(() => answer)).toBeUndefined()
  })

  test('says that it waits for a page that is not done', async () => {
    const onStillLoading = vi.fn()
    const product = captured({ status: 'partial', price: null })
    const look = await read(() => [{ product, isSettled: false }], onStillLoading)
    expect(look?.product.status).toBe('partial')
    expect(onStillLoading).toHaveBeenCalled()
    await read(() => [whole], onStillLoading.mockClear())
    expect(onStillLoading).not.toHaveBeenCalled()
  })
})
