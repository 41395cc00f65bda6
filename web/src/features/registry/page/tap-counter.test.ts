import { describe, expect, test } from 'vitest'
import { createTapCounter } from './tap-counter.ts'

/** Returns for each tap whether it completed the sequence; `gaps` are the milliseconds between taps. */
function tapAfter(...gaps: number[]): boolean[] {
  const tap = createTapCounter()
  let nowMs = 0
  const later = (gap: number) => {
    nowMs += gap
    return tap(nowMs)
  }
  return [tap(nowMs), ...gaps.map(later)]
}

describe('five taps', () => {
  test.each([0, 1, 2999, 3000])('count when each follows within %d ms', gap => {
    expect(tapAfter(gap, gap, gap, gap)).toEqual([false, false, false, false, true])
  })

  test('may take longer than 3 s in total', () => {
    expect(tapAfter(3000, 3000, 3000, 3000).at(-1)).toBe(true)
  })

  test('do not count when one comes 3001 ms after the previous', () => {
    for (const late of [0, 1, 2, 3]) {
      expect(tapAfter(...[9, 9, 9, 9].with(late, 3001))).not.toContain(true)
    }
  })

  test('restart with the tap that came too late', () => {
    expect(tapAfter(9, 9, 9, 3001, 9, 9, 9, 9).indexOf(true)).toBe(8)
  })

  test('are required again after the fifth', () => {
    const nine = tapAfter(...Array(9).fill(9))
    expect(nine.flatMap((isFifth, index) => (isFifth ? [index] : []))).toEqual([4, 9])
  })
})
