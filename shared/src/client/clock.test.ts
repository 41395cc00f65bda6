import { describe, expect, test } from 'vitest'
import { startCountdown } from './clock.ts'

describe('startCountdown', () => {
  test.each([
    ['both clocks run', 4_000, 4_000, 6_000],
    ['the wall clock is set back', -86_400_000, 4_000, 6_000],
    ['the wall clock is set ahead', 86_400_000, 4_000, 10_000 - 86_400_000],
    ['the device sleeps, so that the steady clock stands still', 9_000, 0, 1_000],
  ])('when %s uses the clock that reports less', (_what, wallPassed, steadyPassed, left) => {
    let [wall, steady] = [1_795_000_000_000, 5_000]
    const remaining = startCountdown(10_000, { wall: () => wall, steady: () => steady })
    wall += wallPassed
    steady += steadyPassed
    expect(remaining()).toBe(left)
  })
})
