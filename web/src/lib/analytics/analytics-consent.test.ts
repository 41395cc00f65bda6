import { beforeEach, describe, expect, test } from 'vitest'
import { createAnalyticsConsent } from './analytics-consent.ts'

let texts: Map<string, string>
let told: string[]
beforeEach(() => {
  texts = new Map()
  told = []
})

const working = () =>
  ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }) as Storage
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError')
}
const consentIn = (storage: () => Storage) =>
  createAnalyticsConsent({ storage, tell: text => told.push(text) })

describe('the answer about statistics', () => {
  test('is none until it is given, and then kept under the names that the specification has', () => {
    const consent = consentIn(working)
    expect([consent.get(), consent.isGranted()]).toEqual([null, false])
    consent.set(true)
    expect([consent.get(), consent.isGranted()]).toEqual(['accepted', true])
    consent.set(false)
    expect([consent.get(), consent.isGranted()]).toEqual(['declined', false])
    expect([...texts]).toEqual([['analytics_consent', 'declined']])
    expect(told).toEqual([])
  })

  test.each(['', 'granted', 'true', 'ACCEPTED', '"accepted"', 'null'])(
    'is none where something else stands: %j',
    text => {
      texts.set('analytics_consent', text)
      expect([consentIn(working).get(), consentIn(working).isGranted()]).toEqual([null, false])
    },
  )

  test('is told to who asked to be told, until they no longer want it', () => {
    const consent = consentIn(working)
    const heard: unknown[] = []
    const stop = consent.onChange(() => heard.push(consent.get()))
    consent.set(true)
    consent.set(false)
    stop()
    consent.set(true)
    expect(heard).toEqual(['accepted', 'declined'])
  })

  test('is a no where the storage is blocked, of which only the console hears', () => {
    const consent = consentIn(blocked)
    expect(consent.get()).toBeNull()
    consent.set(true)
    expect(consent.isGranted()).toBe(false)
    expect(told).toEqual(['Failed to get analytics consent', 'Failed to set analytics consent'])
  })
})
