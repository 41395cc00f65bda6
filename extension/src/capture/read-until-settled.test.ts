import { describe, expect, test } from 'vitest'
import { captured } from '../test/captured.ts'
import type { CapturedProduct, Look } from './captured-product.ts'
import { RENDER_MS, readUntilSettled } from './read-until-settled.ts'

const seen = (status: CapturedProduct['status'], more: Partial<Look> = {}): Look => ({
  product: captured({ status }),
  isSettled: false,
  isTorn: false,
  ...more,
})

/** Looks at a page that shows these one after the other, the last for good, on a clock of its own. */
async function readPage(...shown: (Look | undefined)[]) {
  let time = 0
  let looks = 0
  const look = async () => shown[Math.min(looks++, shown.length - 1)]
  const clock = {
    now: () => time,
    wait: async (ms: number) => {
      time += ms
    },
  }
  const last = await readUntilSettled(look, clock)
  return { last, looks, time }
}

describe('readUntilSettled', () => {
  test('takes a whole product at once', async () => {
    expect(await readPage(seen('ok'))).toMatchObject({ looks: 1, time: 0 })
  })

  test('waits until the page has brought the price', async () => {
    const { last, looks } = await readPage(seen('partial'), seen('partial'), seen('ok'))
    expect([last?.product.status, looks]).toEqual(['ok', 3])
  })

  test('looks again when state and document were of different moments', async () => {
    const { looks } = await readPage(seen('ok', { isTorn: true }), seen('ok'))
    expect(looks).toBe(2)
  })

  test('is content with part of a product when the page stands still', async () => {
    const { last, looks } = await readPage(seen('partial'), seen('partial', { isSettled: true }))
    expect([last?.product.status, looks]).toEqual(['partial', 2])
  })

  test('gives up on a page that never stands still after three seconds', async () => {
    const { last, time } = await readPage(seen('not-a-product'))
    expect([last?.product.status, time]).toEqual(['not-a-product', RENDER_MS])
  })

  test('does not wait for a product that is gone or a page that answers nothing', async () => {
    expect(await readPage(seen('gone'))).toMatchObject({ looks: 1 })
    expect(await readPage(undefined)).toMatchObject({ looks: 1, last: undefined })
  })
})
