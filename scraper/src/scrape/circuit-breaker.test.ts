import { describe, expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function setUp() {
  const clock = { ms: 1_000_000 }
  const breaker = createCircuitBreaker(() => clock.ms)
  const fail = (times: number, everyMs = 0, host = 'shop.sg') => {
    for (let count = 0; count < times; count++) {
      breaker.report(host, false)
      clock.ms += everyMs
    }
  }
  return { clock, breaker, fail }
}

describe('createCircuitBreaker', () => {
  test('lets callers through until the fifth failure', () => {
    const { breaker, fail } = setUp()
    fail(4)
    expect(breaker.mayTry('shop.sg')).toBe(true)
    fail(1)
    expect(breaker.mayTry('shop.sg')).toBe(false)
  })

  test('keeps hosts apart', () => {
    const { breaker, fail } = setUp()
    fail(5)
    expect(breaker.mayTry('other.sg')).toBe(true)
  })

  test('counts only the failures of the last minute', () => {
    const { breaker, fail } = setUp()
    fail(8, 15_000)
    expect(breaker.mayTry('shop.sg')).toBe(true)
  })

  test('forgets failures after an answer', () => {
    const { breaker, fail } = setUp()
    fail(4)
    breaker.report('shop.sg', true)
    fail(4)
    expect(breaker.mayTry('shop.sg')).toBe(true)
  })

  test('lets one caller try after a minute, and the others wait for what it finds', () => {
    const { breaker, clock, fail } = setUp()
    fail(5)
    clock.ms += 59_999
    expect(breaker.mayTry('shop.sg')).toBe(false)
    clock.ms += 1
    expect([breaker.mayTry('shop.sg'), breaker.mayTry('shop.sg')]).toEqual([true, false])
    breaker.report('shop.sg', true)
    expect(breaker.mayTry('shop.sg')).toBe(true)
  })

  test('rests another minute when that one fails', () => {
    const { breaker, clock, fail } = setUp()
    fail(5)
    clock.ms += 60_000
    breaker.mayTry('shop.sg')
    breaker.report('shop.sg', false)
    clock.ms += 59_999
    expect(breaker.mayTry('shop.sg')).toBe(false)
    clock.ms += 1
    expect(breaker.mayTry('shop.sg')).toBe(true)
  })

  test('still tries a host once that has rested while others failed', () => {
    const { breaker, clock, fail } = setUp()
    fail(5)
    clock.ms += 90_000
    fail(1, 0, 'other.sg')
    expect([breaker.mayTry('shop.sg'), breaker.mayTry('shop.sg')]).toEqual([true, false])
  })
})
