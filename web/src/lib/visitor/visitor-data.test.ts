import { beforeEach, describe, expect, test } from 'vitest'
import { createVisitorData, type VisitorDetails, visitorDataErrorMessage } from './visitor-data.ts'

const NOW = '2026-11-22T04:00:00.000Z'
const mei: VisitorDetails = {
  name: ' Mei Ling ',
  email: 'mei@example.com ',
  relationship: 'friend',
}

let texts: Map<string, string>
beforeEach(() => {
  texts = new Map()
})

const working = (): Storage =>
  ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }) as Storage
const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError')
}
const full = () => ({ ...working(), setItem: refuse }) as Storage
const dataIn = (storage: () => Storage) => createVisitorData(storage, () => new Date(NOW))
const opened = () => dataIn(working)

function agreed() {
  opened().saveConsent()
  opened().complete(mei)
}

describe('visitor data', () => {
  test('keeps details only of somebody who agreed', () => {
    expect(() => opened().complete(mei)).toThrow('Please consent to data storage to continue')
    expect(texts.size).toBe(0)
    agreed()
    expect(opened().load()).toEqual({
      name: 'Mei Ling',
      email: 'mei@example.com',
      relationship: 'friend',
      hasCompletedOnboarding: true,
      onboardingCompletedAt: NOW,
      preferences: { prefillForms: true, showEducationalTips: true },
      consentedAt: NOW,
    })
  })

  test.each([
    { ...mei, name: ' ' },
    { ...mei, email: '' },
  ])('needs a name and an email: %j', details => {
    opened().saveConsent()
    expect(() => opened().complete(details)).toThrow(
      'Name and email are required to complete onboarding',
    )
    expect(opened().load()).toMatchObject({ name: '', email: '', hasCompletedOnboarding: false })
  })

  test('fills forms until that is turned off', () => {
    expect(opened().prefill()).toBeUndefined()
    agreed()
    expect(opened().prefill()).toEqual({ name: 'Mei Ling', email: 'mei@example.com' })
    opened().updatePreferences({ prefillForms: false })
    expect(opened().prefill()).toBeUndefined()
    expect(opened().load()?.preferences).toEqual({ prefillForms: false, showEducationalTips: true })
  })

  test('shows tips until they are turned off, with or without details', () => {
    expect(opened().showsTips()).toBe(true)
    opened().updatePreferences({ showEducationalTips: false })
    expect(opened().showsTips()).toBe(false)
    agreed()
    expect(opened().showsTips()).toBe(false)
    expect(opened().prefill()).toBeDefined()
  })

  test('can be cleared', () => {
    agreed()
    opened().clear()
    expect(texts.size).toBe(0)
    expect(opened().load()).toBeUndefined()
  })

  test.each(['{"name":5,"email":null,"relationship":"enemy","preferences":7}', '[]', '{}'])(
    'takes of %j only what it wrote itself',
    text => {
      texts.set('visitor_data', text)
      expect(opened().load()).toEqual({
        name: '',
        email: '',
        relationship: undefined,
        hasCompletedOnboarding: false,
        onboardingCompletedAt: undefined,
        preferences: { prefillForms: true, showEducationalTips: true },
        consentedAt: undefined,
      })
      expect(opened().prefill()).toBeUndefined()
    },
  )

  test('says what storage refuses', () => {
    const blocked = dataIn(refuse)
    expect(() => blocked.load()).toThrow('Failed to load user data')
    expect(() => blocked.saveConsent()).toThrow('Failed to save consent preference')
    expect(() => blocked.complete(mei)).toThrow('Failed to save onboarding data')
    expect(() => blocked.updatePreferences({})).toThrow('Failed to update preferences')
    expect(() => blocked.clear()).toThrow('Failed to clear user data')
    expect(blocked.prefill()).toBeUndefined()
    expect(blocked.showsTips()).toBe(true)
  })

  test('says so when there is no room for what is completed', () => {
    opened().saveConsent()
    expect(() => dataIn(full).complete(mei)).toThrow('Failed to save onboarding data')
    expect(opened().prefill()).toBeUndefined()
  })

  test('cannot load what is no JSON, and begins anew with the next consent', () => {
    texts.set('visitor_data', '{')
    expect(() => opened().load()).toThrow('Failed to load user data')
    expect(opened().prefill()).toBeUndefined()
    agreed()
    expect(opened().prefill()).toBeDefined()
  })
})

describe('visitorDataErrorMessage', () => {
  test('says what failed, and of anything else that it did', () => {
    expect(visitorDataErrorMessage(new TypeError('x'))).toBe('An unexpected error occurred')
    expect(() => dataIn(refuse).clear()).toThrow()
    try {
      dataIn(refuse).clear()
    } catch (error) {
      expect(visitorDataErrorMessage(error)).toBe('Failed to clear user data')
    }
  })
})
