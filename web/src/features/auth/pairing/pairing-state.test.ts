import { ApiError } from '@registry/shared/client/api-error'
import { describe, expect, test } from 'vitest'
import { makeUser } from '../../../../test/make-user.ts'
import type { OwnerSession } from '../../../lib/session/owner-session.ts'
import { FIRST_STEP, nextStep, type PairingEvent, pairingScreen } from './pairing-state.ts'

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

function owner(manageAccount = true): OwnerSession {
  return {
    status: 'signed-in',
    via: manageAccount ? 'token' : 'legacy',
    user: makeUser({
      registryTitle: 'Baby Raman is on the way',
      hasPassword: manageAccount,
      authMethod: manageAccount ? 'password' : 'legacy',
      can: { administer: false, manageAccount },
    }),
  }
}

const failedWith = (status: number, details = {}): PairingEvent => ({
  type: 'failed',
  error: new ApiError('Not for you.', { status, code: 'FORBIDDEN', ...details }),
})

const after = (...events: PairingEvent[]) => events.reduce(nextStep, FIRST_STEP)
const connecting: PairingEvent = { type: 'connect' }
const approved: PairingEvent = { type: 'approved' }

describe('nextStep', () => {
  test('leads from asking to connected', () => {
    expect(after(connecting)).toEqual({ name: 'connecting' })
    expect(after(connecting, approved)).toEqual({ name: 'handing' })
    expect(after(connecting, approved, { type: 'taken' })).toEqual({ name: 'connected' })
  })

  test('reports a timeout only while the code is not yet taken', () => {
    expect(after(connecting, approved, { type: 'timed-out' })).toEqual({ name: 'timed-out' })
    expect(after(connecting, approved, { type: 'taken' }, { type: 'timed-out' }).name).toBe(
      'connected',
    )
    expect(after({ type: 'timed-out' })).toEqual(FIRST_STEP)
    expect(after(connecting, approved, { type: 'timed-out' }, connecting).name).toBe('connecting')
  })

  test('ignores events after a decline', () => {
    expect(after({ type: 'decline' }, approved)).toEqual({ name: 'declined' })
  })

  test.each([
    ['a lost connection', { type: 'failed', error: new TypeError('offline') }, { name: 'failed' }],
    ['no response', failedWith(0), { name: 'failed' }],
    ['an outage', failedWith(503), { name: 'server-failed' }],
    ['a rejection', failedWith(403), { name: 'refused', text: 'Not for you.' }],
    ['an expired session', failedWith(401), FIRST_STEP],
    [
      'a rate limit',
      failedWith(429, { retryAfterS: 60 }),
      { name: 'refused', text: 'Too many tries. Please wait 1 minute and try again.' },
    ],
  ] as const)('after %s shows the failure', (_name, event, step) => {
    expect(after(connecting, event)).toEqual(step)
  })
})

describe('pairingScreen', () => {
  test('asks the signed-in owner', () => {
    const session = owner()
    expect(pairingScreen(CHALLENGE, session, FIRST_STEP)).toMatchObject({
      name: 'asking',
      user: { registryTitle: 'Baby Raman is on the way' },
    })
    expect(pairingScreen(CHALLENGE, session, { name: 'timed-out' })).toEqual({ name: 'timed-out' })
  })

  test.each([
    ['checking', { status: 'starting' }],
    ['signed-out', { status: 'signed-out' }],
    ['no-account', owner(false)],
  ] as const)('is %s', (name, session) => {
    expect(pairingScreen(CHALLENGE, session, FIRST_STEP)).toEqual({ name })
  })

  test.each(['', 'abc', `${CHALLENGE}x`, CHALLENGE.replace('E', ' '), '<b>'.repeat(14)])(
    'shows the malformed screen for %j',
    challenge => {
      expect(pairingScreen(challenge, owner(), FIRST_STEP)).toEqual({ name: 'malformed' })
    },
  )

  test('shows the final state regardless of the session', () => {
    const gone = { status: 'signed-out' } as const
    expect(pairingScreen(CHALLENGE, gone, { name: 'connected' })).toEqual({ name: 'connected' })
  })
})
