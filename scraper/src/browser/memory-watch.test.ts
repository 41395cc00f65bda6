import { afterEach, describe, expect, test, vi } from 'vitest'
import type { GroupProcess } from './group-memory.ts'
import { selectProcessToKill, watchMemory } from './memory-watch.ts'

const LIMITS = { maxBytes: 1_000, maxPageBytes: 500 }
const own = (bytes: number): GroupProcess => ({ pid: 1, isRenderer: false, bytes })
const page = (pid: number, bytes: number): GroupProcess => ({ pid, isRenderer: true, bytes })

describe('selectProcessToKill', () => {
  test('returns undefined within the limits', () => {
    expect(selectProcessToKill([own(400), page(2, 300), page(3, 300)], LIMITS)).toBeUndefined()
    expect(selectProcessToKill([], LIMITS)).toBeUndefined()
  })

  test.each([
    ['a page above the page limit', [own(100), page(2, 100), page(3, 501)], 3],
    ['the largest page when the total is exceeded', [own(400), page(2, 301), page(3, 300)], 2],
    ['the browser process when that is the largest', [own(900), page(2, 110)], 1],
  ])('returns %s', (_name, processes, pid) => {
    expect(selectProcessToKill(processes, LIMITS)).toMatchObject({ pid })
  })
})

describe('watchMemory', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  async function checksInTenSeconds(hasOpenPages: boolean): Promise<number> {
    vi.useFakeTimers()
    const readProcesses = vi.fn(async () => [])
    const options = { limits: LIMITS, hasOpenPages: () => hasOpenPages, onEnd: vi.fn() }
    const watch = watchMemory(1, { ...options, readProcesses })
    await vi.advanceTimersByTimeAsync(10_000)
    watch.stop()
    return readProcesses.mock.calls.length
  }

  test('checks four times a second while a page is open', async () => {
    expect(await checksInTenSeconds(true)).toBe(40)
  })

  test('checks every five seconds while no page is open', async () => {
    expect(await checksInTenSeconds(false)).toBe(2)
  })
})
