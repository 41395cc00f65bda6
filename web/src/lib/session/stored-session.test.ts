import type { TextStorage } from '@registry/shared/client/create-text-storage'
import { describe, expect, test } from 'vitest'
import { makeUser } from '../../../test/make-user.ts'
import {
  clearStoredSession,
  PENDING_SIGN_OUT,
  readLegacyToken,
  readStoredSession,
  storeLegacySession,
  storeSession,
} from './stored-session.ts'

const user = makeUser()
const legacy = { csrfToken: 'csrf', name: 'Admin' }
const session = { accessToken: 'token', endsAt: 1_795_000_000_000, user }

/** Fake text storage that records the order of changes. */
function openTexts(start: Record<string, string> = {}) {
  const texts = new Map(Object.entries(start))
  const changes: string[] = []
  const kept: TextStorage = {
    get: key => texts.get(key),
    set: (key, text) => {
      if (texts.get(key) !== text) changes.push(key)
      texts.set(key, text)
    },
    remove: key => {
      if (texts.delete(key)) changes.push(key)
    },
  }
  return { kept, texts, changes }
}

describe('a stored session', () => {
  test('is kept under the names of the specification', () => {
    const { kept, texts } = openTexts()
    storeSession(session, kept)
    expect([...texts.keys()].sort()).toEqual(['accessToken', 'accessTokenExpiry', 'user'])
    expect(readStoredSession(kept)).toEqual(session)
    storeLegacySession(legacy, kept)
    expect([...texts.keys()].sort()).toEqual(['admin_login_time', 'admin_token', 'user'])
    expect(readStoredSession(kept)).toBeUndefined()
    expect(readLegacyToken(kept)).toBe('csrf')
  })

  test('takes the place of the legacy one', () => {
    const { kept } = openTexts()
    storeLegacySession(legacy, kept)
    storeSession(session, kept)
    expect(readLegacyToken(kept)).toBeUndefined()
  })

  test.each([
    ['an owner', (kept: TextStorage) => storeSession(session, kept)],
    ['the legacy administrator', (kept: TextStorage) => storeLegacySession(legacy, kept)],
  ])('of %s ends a pending sign-out, which would end the new session', (_whose, store) => {
    const { kept, texts } = openTexts({ [PENDING_SIGN_OUT]: 'true' })
    store(kept)
    expect(texts.has(PENDING_SIGN_OUT)).toBe(false)
  })

  test('shows other tabs its token last, and takes it away first', () => {
    const { kept, changes } = openTexts()
    storeSession(session, kept)
    expect(changes).toEqual(['user', 'accessTokenExpiry', 'accessToken'])
    changes.length = 0
    clearStoredSession(kept)
    expect(changes).toEqual(['accessToken', 'accessTokenExpiry', 'user'])
  })

  test.each([
    ['no end', { accessTokenExpiry: undefined }],
    ['an end that is no number', { accessTokenExpiry: 'tomorrow' }],
    ['a token that no header can carry', { accessToken: 'süß\u0000' }],
    ['no user', { user: undefined }],
    ['a user that is no JSON', { user: '{' }],
    ['a user of another shape', { user: '{"name":"Priya"}' }],
  ])('with %s is one that has to be renewed', (_what, change) => {
    const { kept, texts } = openTexts()
    storeSession(session, kept)
    for (const [key, text] of Object.entries(change)) {
      if (text === undefined) texts.delete(key)
      else texts.set(key, text)
    }
    expect(readStoredSession(kept)).toMatchObject({ endsAt: 0 })
  })

  test.each<Record<string, string>>([
    {},
    { accessToken: '' },
    { user: JSON.stringify(user), accessTokenExpiry: '1' },
  ])('is none without a token: %j', texts => {
    expect(readStoredSession(openTexts(texts).kept)).toBeUndefined()
  })
})
