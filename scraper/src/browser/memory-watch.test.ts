import { describe, expect, test } from 'vitest'
import type { GroupProcess } from './group-memory.ts'
import { selectProcessToKill } from './memory-watch.ts'

const LIMITS = { maxBytes: 1_000, maxPageBytes: 500 }
const own = (bytes: number): GroupProcess => ({ pid: 1, isRenderer: false, bytes })
const page = (pid: number, bytes: number): GroupProcess => ({ pid, isRenderer: true, bytes })

describe('selectProcessToKill', () => {
  test('finds nothing while all keep within their limits', () => {
    expect(selectProcessToKill([own(400), page(2, 300), page(3, 300)], LIMITS)).toBeUndefined()
    expect(selectProcessToKill([], LIMITS)).toBeUndefined()
  })

  test('finds the page that takes more than a page may', () => {
    expect(selectProcessToKill([own(100), page(2, 100), page(3, 501)], LIMITS)).toMatchObject({ pid: 3 })
  })

  test('finds the largest page when all together take too much', () => {
    expect(selectProcessToKill([own(400), page(2, 301), page(3, 300)], LIMITS)).toMatchObject({ pid: 2 })
  })

  test('finds the browser when it is that itself', () => {
    expect(selectProcessToKill([own(900), page(2, 110)], LIMITS)).toMatchObject({ pid: 1 })
  })
})
