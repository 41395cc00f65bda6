import { beforeEach, describe, expect, test } from 'vitest'
import { isStorageUsable } from '../storage/is-storage-usable.ts'
import { createVisitorIdentity } from './visitor-identity.ts'

const NOW = 1_795_000_000_000

let texts: Map<string, string>
let time: number
let told: string[]
beforeEach(() => {
  texts = new Map()
  time = NOW
  told = []
})

const working = (): Storage =>
  ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }) as Storage
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError')
}
const identityIn = (storage: () => Storage, random = 2n ** 64n - 1n) =>
  createVisitorIdentity({
    storage,
    now: () => new Date(time),
    random: () => random,
    tell: text => told.push(text),
  })

describe('createVisitorIdentity', () => {
  test('begins with defaults, and an id of its moment and up to 13 signs', () => {
    expect(identityIn(working).read()).toBeNull()
    identityIn(working).save({})
    const at = new Date(NOW).toISOString()
    expect(JSON.parse(texts.get('visitor_identity') ?? '')).toEqual({
      visitorId: `visitor:${NOW}:3w5e11264sgsf`,
      firstSeen: at,
      lastSeen: at,
      hasOnboarded: false,
      hasContributed: false,
    })
    texts.clear()
    identityIn(working, 0n).save({})
    expect(identityIn(working).read()?.visitorId).toBe(`visitor:${NOW}:0`)
  })

  test('merges into the record that is there, and is seen anew with each save', () => {
    identityIn(working).save({ hasOnboarded: true })
    time += 1000
    identityIn(working, 5n).save({ hasContributed: true })
    expect(identityIn(working).read()).toEqual({
      visitorId: `visitor:${NOW}:3w5e11264sgsf`,
      firstSeen: new Date(NOW).toISOString(),
      lastSeen: new Date(NOW + 1000).toISOString(),
      hasOnboarded: true,
      hasContributed: true,
    })
  })

  test('can be cleared', () => {
    identityIn(working).save({})
    identityIn(working).clear()
    expect(texts.size).toBe(0)
    expect(told).toEqual([])
  })

  test.each(['null', '7', '{}', '{"visitorId":"visitor:1:a"}'])('takes %j for none', text => {
    texts.set('visitor_identity', text)
    expect(identityIn(working).read()).toBeNull()
    expect(told).toEqual([])
  })

  test('begins anew where the record cannot be read, and says so on the console', () => {
    texts.set('visitor_identity', '{')
    expect(identityIn(working).read()).toBeNull()
    expect(told).toEqual(['Failed to get visitor identity'])
    identityIn(working).save({ hasContributed: true })
    expect(identityIn(working).read()).toMatchObject({ hasContributed: true })
  })

  test('tells of storage that is blocked on the console alone', () => {
    expect(identityIn(blocked).read()).toBeNull()
    identityIn(blocked).save({ hasOnboarded: true })
    identityIn(blocked).clear()
    expect(told).toEqual([
      'Failed to get visitor identity',
      'Failed to get visitor identity',
      'Failed to save visitor identity',
      'Failed to clear visitor identity',
    ])
  })
})

describe('isStorageUsable', () => {
  test('tries it and leaves nothing behind', () => {
    expect(isStorageUsable(working)).toBe(true)
    expect(texts.size).toBe(0)
  })

  test('is false where storage is blocked or full', () => {
    const full = () => ({ ...working(), setItem: blocked }) as Storage
    expect(isStorageUsable(blocked)).toBe(false)
    expect(isStorageUsable(full)).toBe(false)
  })
})
