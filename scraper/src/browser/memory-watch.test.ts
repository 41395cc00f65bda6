import { describe, expect, test } from 'vitest'
import type { GroupProcess } from './group-memory.ts'
import { selectProcessToKill } from './memory-watch.ts'

const LIMITS = { maxBytes: 1_000, maxPageBytes: 500 }
const own = (bytes: number): GroupProcess => ({ pid: 1, isRenderer: false, bytes })
const page = (pid: number, bytes: number): GroupProcess => ({ pid, isRenderer: true, bytes })

describe('selectProcessToKill', () => {
  test('returns undefined within the limits', () => {
    expect(selectProcessToKill([own(400), page(2, 300), page(3, 300)], LIMITS)).toBeUndefined()
    expect(selectProcessToKill([], LIMITS)).toBeUndefined()
  })

  test('returns a page above the page limit', () => {
    expect(selectProcessToKill([own(100), page(2, 100), page(3, 501)], LIMITS)).toMatchObject({
      pid: 3,
    })
  })

  test('returns the largest page when the total is exceeded', () => {
    expect(selectProcessToKill([own(400), page(2, 301), page(3, 300)], LIMITS)).toMatchObject({
      pid: 2,
    })
  })

  test('returns the browser process when that is the largest', () => {
    expect(selectProcessToKill([own(900), page(2, 110)], LIMITS)).toMatchObject({ pid: 1 })
  })
})
