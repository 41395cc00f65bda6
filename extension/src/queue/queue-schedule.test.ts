import { describe, expect, test } from 'vitest'
import { entryOf, OWNER } from '../test/queue-entry.ts'
import type { QueueEntry } from './queue-entry.ts'
import { countWaiting, findNextDue, nextWakeAt } from './queue-schedule.ts'

const NOW = 1_000_000
const sent = { state: 'sent', sentAt: NOW } as const

describe("the queue's schedule", () => {
  test('counts waiting and sending entries without undone ones', () => {
    const states = [
      {},
      { state: 'sending' },
      { state: 'refused' },
      sent,
      { isUndone: true },
    ] as const
    expect(countWaiting(states.map((state, index) => entryOf(`${index}`, state)))).toBe(2)
  })

  test('returns the entry with the fewest attempts, then the oldest', () => {
    const entries = [entryOf('often', { tries: 3 }), entryOf('first'), entryOf('second')]
    expect(findNextDue(entries, OWNER, NOW)?.key).toBe('first')
    expect(findNextDue(entries.slice(0, 1), OWNER, NOW)?.key).toBe('often')
  })

  test.each<[string, Partial<QueueEntry>]>([
    ['due later', { nextTryAt: NOW + 1 }],
    ['of another owner', { owner: 'owner-2' }],
    ['being sent', { state: 'sending' }],
    ['refused', { state: 'refused' }],
    ['sent', sent],
  ])('returns no entry that is %s', (_, differences) => {
    expect(findNextDue([entryOf('one', differences)], OWNER, NOW)).toBeUndefined()
  })

  test.each<[string, Partial<QueueEntry>, number | undefined]>([
    ['when it is due', { nextTryAt: NOW }, NOW],
    ['when an attempt must be over', { state: 'sending', nextTryAt: NOW }, NOW],
    ['when a sent entry expires', sent, NOW + 60_000],
    ['never for a rejected entry', { state: 'refused' }, undefined],
    ['never for another account', { owner: 'owner-2' }, undefined],
  ])('wakes up %s', (_, differences, at) => {
    expect(nextWakeAt([entryOf('one', differences)], OWNER)).toBe(at)
  })

  test('wakes up for the earliest of several entries', () => {
    const entries = [entryOf('one', { nextTryAt: 9 }), entryOf('two', { nextTryAt: 7 })]
    expect(nextWakeAt(entries, OWNER)).toBe(7)
  })
})
