import { describe, expect, test } from 'vitest'
import { type ChoiceChange, findFailure, withPendingChoices } from './choice-changes.ts'

const saved = { contributions: 'push', offerings: 'push', ownGifts: false } as const

const change = (next: ChoiceChange['next'], told: Partial<ChoiceChange> = {}): ChoiceChange => ({
  ...{ next, failedBefore: [], status: 'pending', submittedAt: 1, ...told },
})
const email = { contributions: 'mail' } as const
const both = { contributions: 'both' } as const

describe('the choices shown', () => {
  test('are the saved ones with the newest pending change of each', () => {
    const changes = [
      change(email),
      change({ ownGifts: true }),
      change(both),
      change({ offerings: 'mail' }, { status: 'error' }),
    ]
    expect(withPendingChoices(saved, changes)).toEqual({ ...saved, ...both, ownGifts: true })
  })
})

describe('the failure of a choice', () => {
  const failureOf = (changes: readonly ChoiceChange[]) =>
    findFailure(saved, changes, 'contributions')

  test.each([
    ['no change', []],
    ['a pending change', [change(email)]],
    ['a change of another choice', [change({ ownGifts: true }, { status: 'error' })]],
    ['a newer pending change', [change(email, { status: 'error' }), change(both)]],
    [
      'a newer saved change',
      [change(email, { status: 'error' }), change(both, { status: 'success' })],
    ],
    ['a saved change without a response', [change({ contributions: 'push' }, { status: 'error' })]],
  ])('is undefined with %s', (_what, changes) => {
    expect(failureOf(changes)).toBeUndefined()
  })

  test('repeats the newest change that failed', () => {
    const changes = [
      change(email, { status: 'error' }),
      change(both, { status: 'error', submittedAt: 2 }),
      change({ ownGifts: true }, { status: 'success' }),
    ]
    expect(failureOf(changes)).toEqual({ next: both, isRetrying: false, triedAt: 2 })
  })

  test('stays while a change that follows it is being saved', () => {
    const retry = change(both, { failedBefore: ['contributions'], submittedAt: 2 })
    expect(failureOf([change(email, { status: 'error' }), retry])).toEqual({
      ...{ next: both, isRetrying: true, triedAt: 2 },
    })
  })
})
