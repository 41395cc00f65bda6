import { describe, expect, test } from 'vitest'
import { entryOf } from '../test/queue-entry.ts'
import { nextQueue, type Outcome } from './next-queue.ts'
import type { QueueEntry } from './queue-entry.ts'
import { retryDelay } from './retry-delay.ts'

const NOW = 1_000_000
const sending = (differences: Partial<QueueEntry> = {}) =>
  entryOf('one', { state: 'sending', tries: 1, ...differences })
const after = (entry: QueueEntry, outcome: Outcome) =>
  nextQueue([entry], { type: 'ended', key: 'one', outcome, now: NOW })[0]

const offline = { kind: 'waits', because: 'offline', isUncertain: true } as const
const signedOut = { kind: 'waits', because: 'signed-out', isUncertain: false } as const
const added = { kind: 'added', itemId: 'item-1' } as const
const refused = { kind: 'refused', message: 'No.', fields: { category: 'Which?' } } as const

describe('a queue', () => {
  test.each<[string, QueueEntry, Outcome, Partial<QueueEntry> | undefined]>([
    ['was added', sending(), added, { state: 'sent', itemId: 'item-1', sentAt: NOW }],
    [
      'was added after its undo, which is to be taken back',
      sending({ isUndone: true }),
      added,
      { state: 'waiting', isUndone: true, itemId: 'item-1', nextTryAt: NOW },
    ],
    [
      'got no answer',
      sending(),
      offline,
      { state: 'waiting', because: 'offline', uncertainSince: NOW, nextTryAt: NOW + 30_000 },
    ],
    [
      'got no answer again',
      sending({ tries: 3, uncertainSince: 5 }),
      offline,
      { state: 'waiting', uncertainSince: 5, nextTryAt: NOW + 120_000 },
    ],
    ['must wait for a login', sending(), signedOut, { state: 'waiting', because: 'signed-out' }],
    [
      'must wait as long as it was told',
      sending(),
      { ...offline, because: 'busy', retryAfterMs: 90_000 },
      { because: 'busy', nextTryAt: NOW + 90_000 },
    ],
    ['was refused', sending(), refused, { state: 'refused', message: 'No.' }],
    ['was refused after its undo', sending({ isUndone: true }), refused, undefined],
    ['was taken back', sending({ isUndone: true }), { kind: 'taken-back' }, undefined],
    [
      'could not be taken back',
      sending({ isUndone: true }),
      { kind: 'stays', message: 'Too late.' },
      { state: 'stayed', isUndone: false, message: 'Too late.' },
    ],
  ])('goes on with what %s', (_, entry, outcome, expected) => {
    const next = after(entry, outcome)
    if (expected) expect(next).toMatchObject(expected)
    else expect(next).toBeUndefined()
  })

  test('does not forget a doubt over an answer that was certain', () => {
    expect(after(sending({ uncertainSince: 5 }), signedOut)).toMatchObject({ uncertainSince: 5 })
    expect(after(sending(), signedOut)).not.toHaveProperty('uncertainSince')
  })

  test('lets all of an owner wait for what holds up one', () => {
    const others = [
      entryOf('two'),
      entryOf('three', { owner: 'owner-2' }),
      entryOf('four', refusal),
    ]
    const next = nextQueue([sending(), ...others], {
      type: 'ended',
      key: 'one',
      outcome: offline,
      now: NOW,
    })
    expect(next.map(({ nextTryAt }) => nextTryAt)).toEqual([NOW + 30_000, NOW + 30_000, 0, 0])
  })

  test.each<[string, QueueEntry, Partial<QueueEntry> | undefined]>([
    ['waits', entryOf('one'), undefined],
    ['was refused', entryOf('one', { state: 'refused' }), undefined],
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
  ])('undoes what %s', (_, entry, expected) => {
    const [next] = nextQueue([entry], { type: 'undone', key: 'one', now: NOW })
    if (expected) expect(next).toMatchObject(expected)
    else expect(next).toBeUndefined()
  })

  test('takes what it was sending when it ended for uncertain', () => {
    const [next] = nextQueue([sending()], { type: 'revived', now: NOW })
    expect(next).toMatchObject({ state: 'waiting', uncertainSince: NOW, nextTryAt: NOW })
  })

  test('forgets a minute later what was sent, and nothing else, also when the clock was set back', () => {
    const sent = entryOf('one', { state: 'sent', sentAt: NOW })
    const rest = [entryOf('two'), entryOf('three', { state: 'refused' })]
    const at = (now: number) => nextQueue([sent, ...rest], { type: 'aged', now })
    expect(at(NOW + 59_999)).toHaveLength(3)
    expect(at(NOW + 60_000)).toEqual(rest)
    expect(at(NOW - 86_400_000)).toEqual(rest)
  })

  test('waits longer from try to try, and never more than an hour', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 100].map(tries => retryDelay(tries) / 60_000)
    expect(minutes).toEqual([0.5, 1, 2, 5, 15, 60, 60, 60])
  })
})

const refusal = { state: 'refused' } as const
