import { describe, expect, test } from 'vitest'
import { entryOf, OWNER } from '../test/queue-entry.ts'
import type { QueueEntry } from './queue-entry.ts'
import { type Outcome, queueReducer } from './queue-reducer.ts'
import { retryDelay } from './queue-schedule.ts'

const NOW = 1_000_000
const sending = (differences: Partial<QueueEntry> = {}) =>
  entryOf('one', { state: 'sending', tries: 1, ...differences })
const after = (entry: QueueEntry, outcome: Outcome) =>
  queueReducer([entry], { type: 'attempt-ended', key: 'one', outcome, now: NOW })[0]

const offline = { kind: 'waits', because: 'offline', isUncertain: true } as const
const signedOut = { kind: 'waits', because: 'signed-out', isUncertain: false } as const
const added = { kind: 'added', itemId: 'item-1' } as const
const refused = { kind: 'refused', message: 'No.', fields: { category: 'Which?' } } as const

describe('queueReducer', () => {
  test.each<[string, QueueEntry, Outcome, Partial<QueueEntry> | undefined]>([
    ['was added', sending(), added, { state: 'sent', itemId: 'item-1', sentAt: NOW }],
    [
      'was added after its undo',
      sending({ isUndone: true }),
      added,
      { state: 'waiting', isUndone: true, itemId: 'item-1', nextTryAt: NOW },
    ],
    [
      'got no response',
      sending(),
      offline,
      { state: 'waiting', because: 'offline', uncertainSince: NOW, nextTryAt: NOW + 30_000 },
    ],
    [
      'got no response again',
      sending({ tries: 3, uncertainSince: 5 }),
      offline,
      { state: 'waiting', uncertainSince: 5, nextTryAt: NOW + 120_000 },
    ],
    [
      'was rejected as signed out',
      sending(),
      signedOut,
      { state: 'waiting', because: 'signed-out' },
    ],
    [
      'got a Retry-After',
      sending(),
      { ...offline, because: 'busy', retryAfterMs: 90_000 },
      { because: 'busy', nextTryAt: NOW + 90_000 },
    ],
    ['was rejected', sending(), refused, { state: 'refused', message: 'No.' }],
    ['was rejected after its undo', sending({ isUndone: true }), refused, undefined],
    ['was removed', sending({ isUndone: true }), { kind: 'taken-back' }, undefined],
    [
      'could not be removed',
      sending({ isUndone: true }),
      { kind: 'stays', message: 'Too late.' },
      { state: 'stayed', isUndone: false, message: 'Too late.' },
    ],
  ])('updates an entry that %s', (_, entry, outcome, expected) => {
    const next = after(entry, outcome)
    if (expected) expect(next).toMatchObject(expected)
    else expect(next).toBeUndefined()
  })

  test('preserves an earlier uncertainty after a certain response', () => {
    expect(after(sending({ uncertainSince: 5 }), signedOut)).toMatchObject({ uncertainSince: 5 })
    expect(after(sending(), signedOut)).not.toHaveProperty('uncertainSince')
  })

  test('delays all entries of the owner', () => {
    const others = [
      entryOf('two'),
      entryOf('three', { owner: 'owner-2' }),
      entryOf('four', refusal),
    ]
    const next = queueReducer([sending(), ...others], {
      type: 'attempt-ended',
      key: 'one',
      outcome: offline,
      now: NOW,
    })
    expect(next.map(({ nextTryAt }) => nextTryAt)).toEqual([NOW + 30_000, NOW + 30_000, 0, 0])
  })

  test.each<[string, QueueEntry, Partial<QueueEntry> | undefined]>([
    ['waits', entryOf('one'), undefined],
    ['was rejected', entryOf('one', { state: 'refused' }), undefined],
    [
      'may have been sent',
      entryOf('one', { uncertainSince: 5, nextTryAt: NOW + 5 }),
      { isUndone: true, nextTryAt: NOW },
    ],
    ['is being sent', sending(), { state: 'sending', isUndone: true }],
    [
      'was sent',
      entryOf('one', { state: 'sent', itemId: 'item-1' }),
      { state: 'waiting', isUndone: true, nextTryAt: NOW },
    ],
  ])('undoes an entry that %s', (_, entry, expected) => {
    const [next] = queueReducer([entry], { type: 'undone', key: 'one', now: NOW })
    if (expected) expect(next).toMatchObject(expected)
    else expect(next).toBeUndefined()
  })

  test('marks an interrupted attempt as uncertain', () => {
    const [next] = queueReducer([sending()], { type: 'recovered', now: NOW })
    expect(next).toMatchObject({ state: 'waiting', uncertainSince: NOW, nextTryAt: NOW })
  })

  test.each<[string, string | undefined, Partial<QueueEntry>, QueueEntry['because']]>([
    ['no account is connected', undefined, {}, 'signed-out'],
    ['another account is connected', 'owner-2', {}, 'other-account'],
    [
      'another account is connected after a disconnect',
      'owner-2',
      { because: 'signed-out' },
      'other-account',
    ],
    ['its account is connected', OWNER, {}, undefined],
    ['its account is connected again', OWNER, { because: 'signed-out' }, undefined],
    ['its account follows another one', OWNER, { because: 'other-account' }, undefined],
    ['its account is connected without a network', OWNER, { because: 'offline' }, 'offline'],
    ['another account is connected while it is sent', 'owner-2', { state: 'sending' }, undefined],
  ])('stores why an entry waits when %s', (_, owner, differences, because) => {
    const [next] = queueReducer([entryOf('one', differences)], { type: 'connected', owner })
    expect(next?.because).toBe(because)
  })

  test('removes only sent entries after a minute, also when the clock was set back', () => {
    const sent = entryOf('one', { state: 'sent', sentAt: NOW })
    const rest = [entryOf('two'), entryOf('three', { state: 'refused' })]
    const at = (now: number) => queueReducer([sent, ...rest], { type: 'pruned', now })
    expect(at(NOW + 59_999)).toHaveLength(3)
    expect(at(NOW + 60_000)).toEqual(rest)
    expect(at(NOW - 86_400_000)).toEqual(rest)
  })

  test('increases the delay up to one hour', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 100].map(tries => retryDelay(tries) / 60_000)
    expect(minutes).toEqual([0.5, 1, 2, 5, 15, 60, 60, 60])
  })
})

const refusal = { state: 'refused' } as const
