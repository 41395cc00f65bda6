import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../test/captured-example.ts'
import { CERTAIN } from '../retailers/product.ts'
import {
  CLIENT_RENDER_TIMEOUT_MS,
  captureUntilSettled,
  RENDER_TIMEOUT_MS,
} from './capture-until-settled.ts'
import type { CapturedProduct, PageSnapshot } from './captured-product.ts'

const seen = (
  status: CapturedProduct['status'],
  more: Partial<PageSnapshot> = {},
): PageSnapshot => ({
  product: capturedExample({ status }),
  isSettled: false,
  isTorn: false,
  isLoading: false,
  isClientRendered: false,
  ...more,
})

/** Captures a page that returns these snapshots in order and repeats the last one, on a fake clock. */
async function readPage(...shown: (PageSnapshot | undefined)[]) {
  let time = 0
  let looks = 0
  const takeSnapshot = async () => shown[Math.min(looks++, shown.length - 1)]
  const clock = {
    now: () => time,
    wait: async (ms: number) => {
      time += ms
    },
  }
  const last = await captureUntilSettled(takeSnapshot, clock)
  return { last, looks, time }
}

describe('readUntilSettled', () => {
  test('returns a complete product at once', async () => {
    expect(await readPage(seen('ok'))).toMatchObject({ looks: 1, time: 0 })
  })

  test('captures again until the price has loaded', async () => {
    const { last, looks } = await readPage(seen('partial'), seen('partial'), seen('ok'))
    expect([last?.product.status, looks]).toEqual(['ok', 3])
  })

  test.each([
    ['an inconsistent capture', { isTorn: true }],
    ['a capture of a document that is still loading', { isLoading: true }],
  ])('captures again after %s', async (_, state) => {
    const { looks } = await readPage(seen('ok', state), seen('ok'))
    expect(looks).toBe(2)
  })

  test('returns a partial product when the page is settled', async () => {
    const { last, looks } = await readPage(seen('partial'), seen('partial', { isSettled: true }))
    expect([last?.product.status, looks]).toEqual(['partial', 2])
  })

  test('stops after three seconds on a page that never settles', async () => {
    const { last, time } = await readPage(seen('not-a-product'))
    expect([last?.product.status, time]).toEqual(['not-a-product', RENDER_TIMEOUT_MS])
  })

  test.each(['needs-js', 'not-a-product', 'partial'] as const)(
    'waits on a client-rendered page that is settled and %s until the product appears',
    async status => {
      const empty = seen(status, { isSettled: true, isClientRendered: true })
      const { last, time } = await readPage(...Array.from({ length: 21 }, () => empty), seen('ok'))
      expect([last?.product.status, time]).toEqual(['ok', 4200])
    },
  )

  test('stops after six seconds on a client-rendered page that stays empty', async () => {
    const { last, time } = await readPage(
      seen('needs-js', { isSettled: true, isClientRendered: true }),
    )
    expect([last?.product.status, time]).toEqual(['needs-js', CLIENT_RENDER_TIMEOUT_MS])
  })

  test('does not wait for a client-rendered page that shows a bot wall', async () => {
    const wall = seen('blocked', { isSettled: true, isClientRendered: true })
    expect(await readPage(wall)).toMatchObject({ looks: 1, time: 0 })
  })

  const previous = seen('ok', {
    product: capturedExample({ isStale: true }),
    isSettled: true,
    isClientRendered: true,
  })

  test('waits while the page displays the previous product', async () => {
    const { last, looks } = await readPage(previous, previous, seen('ok'))
    expect([last?.product.confidence.name, looks]).toEqual([0.99, 3])
  })

  test('is uncertain of every field when the previous product stays', async () => {
    const { last, time } = await readPage(previous)
    expect(time).toBe(CLIENT_RENDER_TIMEOUT_MS)
    expect(last?.product.status).toBe('partial')
    expect(last?.product.confidence.name).toBeLessThan(CERTAIN)
    expect(last?.product.confidence.price).toBeLessThan(CERTAIN)
    expect(last?.product.confidence.image).toBeLessThan(CERTAIN)
    expect(last?.product.description).toBeNull()
  })

  test('does not wait for an unavailable product or an empty capture', async () => {
    expect(await readPage(seen('gone'))).toMatchObject({ looks: 1 })
    expect(await readPage(undefined)).toMatchObject({ looks: 1, last: undefined })
  })
})
