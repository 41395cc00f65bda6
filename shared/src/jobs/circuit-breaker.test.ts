import { describe, expect, test } from 'vitest'
import { type CircuitLimits, createCircuitBreaker } from './circuit-breaker.ts'

function setUp(limits?: CircuitLimits) {
  const clock = { ms: 1_000_000 }
  const breaker = createCircuitBreaker(() => clock.ms, limits)
  const fail = (times: number, everyMs = 0, host = 'shop.sg') => {
    for (let count = 0; count < times; count++) {
      breaker.report(host, false)
      clock.ms += everyMs
    }
  }
  return { clock, breaker, fail }
}

describe('mayTry', () => {
  test('returns true until the fifth failure', () => {
    const { breaker, fail } = setUp()
    fail(4)
    expect(breaker.mayTry('shop.sg')).toBe(true)
    fail(1)
    expect(breaker.mayTry('shop.sg')).toBe(false)
  })

  test('returns true for a host while the circuit of another is open', () => {
    const { breaker, fail } = setUp()
    fail(5)
    expect(breaker.mayTry('other.sg')).toBe(true)
  })

  test('ignores failures older than a minute', () => {
    const { breaker, fail } = setUp()
    fail(8, 15_000)
    expect(breaker.mayTry('shop.sg')).toBe(true)
  })

  test('counts failures from zero after a success', () => {
    const { breaker, fail } = setUp()
    fail(4)
    breaker.report('shop.sg', true)
    fail(4)
    expect(breaker.mayTry('shop.sg')).toBe(true)
  })

  test('permits one trial request after a minute, and all after its success', () => {
    const { breaker, clock, fail } = setUp()
    fail(5)
    clock.ms += 59_999
    expect(breaker.mayTry('shop.sg')).toBe(false)
    clock.ms += 1
    expect([breaker.mayTry('shop.sg'), breaker.mayTry('shop.sg')]).toEqual([true, false])
    breaker.report('shop.sg', true)
    expect([breaker.mayTry('shop.sg'), breaker.mayTry('shop.sg')]).toEqual([true, true])
  })

  test('rejects for another minute after the trial request failed', () => {
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

  test('permits one trial request after a pause in which other hosts failed', () => {
    const { breaker, clock, fail } = setUp()
    fail(5)
    clock.ms += 90_000
    fail(1, 0, 'other.sg')
    expect([breaker.mayTry('shop.sg'), breaker.mayTry('shop.sg')]).toEqual([true, false])
  })

  test('uses the given limits', () => {
    const { breaker, clock, fail } = setUp({ failures: 2, windowMs: 1_000, openMs: 10 })
    fail(2)
    expect(breaker.mayTry('shop.sg')).toBe(false)
    clock.ms += 10
    expect(breaker.mayTry('shop.sg')).toBe(true)
  })
})

describe('blockedHosts', () => {
  test('names a host from its fifth failure until a trial request may be sent', () => {
    const { breaker, clock, fail } = setUp()
    fail(4)
    expect(breaker.blockedHosts()).toEqual([])
    fail(1)
    expect(breaker.blockedHosts()).toEqual(['shop.sg'])
    clock.ms += 60_000
    expect(breaker.blockedHosts()).toEqual([])
    expect(breaker.mayTry('shop.sg')).toBe(true)
  })

  test('names a host while its trial request is under way', () => {
    const { breaker, clock, fail } = setUp()
    fail(5)
    clock.ms += 60_000
    breaker.mayTry('shop.sg')
    expect(breaker.blockedHosts()).toEqual(['shop.sg'])
    breaker.report('shop.sg', true)
    expect(breaker.blockedHosts()).toEqual([])
  })
})
