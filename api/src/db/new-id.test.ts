import { describe, expect, test } from 'vitest'
import { createIds, newId } from './new-id.ts'

/** Returns UUIDs of these milliseconds, one each, then further UUIDs of the last. */
function idsAt(...times: number[]) {
  let last = 0
  return createIds(() => {
    last = times.shift() ?? last
    const digits = last.toString(16).padStart(12, '0')
    return `${digits.slice(0, 8)}-${digits.slice(8)}-7abc-8000-0123456789ab`
  })
}

describe('an id', () => {
  test('is a UUID of version 7', () => {
    expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  test('begins with the millisecond in which it was made', () => {
    expect(idsAt(0x01_23_45_67_89_ab)()).toBe('01234567-89ab-7000-8000-0123456789ab')
  })

  test('is greater than the one before, however fast they come', () => {
    const ids = Array.from({ length: 10_000 }, () => newId())
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is greater than the one before when the counter of a millisecond is used up', () => {
    const next = idsAt(1)
    const ids = Array.from({ length: 5_000 }, () => next())
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is greater than the one before when the clock is set back', () => {
    const next = idsAt(2_000, 1_000, 2_001)
    const ids = [next(), next(), next()]
    expect(ids.toSorted()).toEqual(ids)
  })
})
