import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { batchChanges, type Changes } from './batch-changes.ts'

let told: [string, Changes][]
let gather: ReturnType<typeof batchChanges>
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  gather = batchChanges(async (registryId, changes) => {
    told.push([registryId, changes])
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const changes = (isList: boolean, ...itemIds: string[]) => ({ isList, itemIds: new Set(itemIds) })

describe('batchChanges', () => {
  test('publishes concurrent changes at once and together', async () => {
    gather('r', 'a')
    gather('r', 'a')
    gather('r', 'b')
    gather('r', undefined)
    gather('other', 'c')
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual([
      ['r', changes(true, 'a', 'b')],
      ['other', changes(false, 'c')],
    ])
  })

  test('publishes a burst at most four times a second, including its last change', async () => {
    for (let n = 0; n < 100; n += 1) {
      gather('r', `item ${n}`)
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told.length).toBeGreaterThanOrEqual(2)
    expect(told.length).toBeLessThanOrEqual(6)
    const all = new Set(told.flatMap(([, { itemIds }]) => [...itemIds]))
    expect(all.size).toBe(100)
  })

  test('publishes at once again after a pause', async () => {
    gather('r', 'a')
    await vi.advanceTimersByTimeAsync(1_000)
    gather('r', 'b')
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toHaveLength(2)
  })
})
