import { describe, expect, test } from 'vitest'
import { ApiError } from '../api-error.ts'
import { findSignedInOwner } from './find-signed-in-owner.ts'

const kept = { name: 'kept' }
const legacy = { name: 'legacy' }
const renewed = { name: 'renewed' }

type Answer = 'yes' | 'refused' | 'outage'

const answer = async <U>(what: Answer, user: U): Promise<U> => {
  if (what === 'yes') return user
  throw what === 'refused'
    ? new ApiError('No', { status: 401, code: 'TOKEN_EXPIRED' })
    : new ApiError('No', { status: 503, code: 'UNAVAILABLE' })
}

interface Case {
  stored?: 'fresh' | 'old' | 'of another version'
  legacy?: Answer
  renewal?: Answer
}

async function open({ stored, legacy: legacyAnswer, renewal }: Case) {
  const asked: string[] = []
  const found = await findSignedInOwner({
    stored: stored && {
      user: stored === 'of another version' ? undefined : kept,
      isFresh: stored === 'fresh',
    },
    loadLegacyUser:
      legacyAnswer &&
      (() => {
        asked.push('legacy')
        return answer(legacyAnswer, legacy)
      }),
    renew: () => {
      asked.push('refresh')
      return answer(renewal ?? 'refused', renewed)
    },
    endAllSessions: async () => {
      asked.push('end')
    },
  })
  return { found, asked }
}

const byToken = (user: object) => ({ user, via: 'token' })
const byLegacy = { user: legacy, via: 'legacy' }

describe('findSignedInOwner', () => {
  test.each<[string, Case, unknown, string[]]>([
    ['nobody, where nothing is kept', {}, undefined, []],
    ['the kept user, unasked', { stored: 'fresh', legacy: 'yes' }, byToken(kept), []],
    ['the legacy admin', { legacy: 'yes' }, byLegacy, ['legacy']],
    [
      'the legacy admin before an old token',
      { stored: 'old', legacy: 'yes' },
      byLegacy,
      ['legacy'],
    ],
    [
      'who the refresh token is of',
      { stored: 'old', renewal: 'yes' },
      byToken(renewed),
      ['refresh'],
    ],
    [
      'who the refresh token is of, after the legacy admin was refused',
      { stored: 'old', legacy: 'refused', renewal: 'yes' },
      byToken(renewed),
      ['legacy', 'refresh'],
    ],
    [
      'who the refresh token is of, where another version kept the user',
      { stored: 'of another version', renewal: 'yes' },
      byToken(renewed),
      ['refresh'],
    ],
    [
      'nobody, everything ended, when all are refused',
      { stored: 'old', legacy: 'refused', renewal: 'refused' },
      undefined,
      ['legacy', 'refresh', 'end'],
    ],
    [
      'nobody, everything ended, when the token is',
      { stored: 'old' },
      undefined,
      ['refresh', 'end'],
    ],
    [
      'nobody, everything ended, when the legacy admin is',
      { legacy: 'refused' },
      undefined,
      ['legacy', 'end'],
    ],
    [
      'the kept user while the server is away',
      { stored: 'old', renewal: 'outage' },
      byToken(kept),
      ['refresh'],
    ],
    [
      'nobody, nothing ended, while the server is away and the kept user unreadable',
      { stored: 'of another version', renewal: 'outage' },
      undefined,
      ['refresh'],
    ],
    [
      'nobody, nothing ended, while the server cannot tell of the legacy admin',
      { legacy: 'outage' },
      undefined,
      ['legacy'],
    ],
  ])('returns %s', async (_who, given, expected, asked) => {
    expect(await open(given)).toEqual({ found: expected, asked })
  })
})
