import { describe, expect, test } from 'vitest'
import { entryOf, OWNER } from '../test/queue-entry.ts'
import type { QueueEntry } from './queue-entry.ts'
import { countWaiting, nextDue, nextWakeAt } from './queue-outlook.ts'

const NOW = 1_000_000
const sent = { state: 'sent', sentAt: NOW } as const

describe('what is to come of a queue', () => {
  test('counts what waits or is being sent, and nothing that was undone', () => {
    const states = [
      {},
      { state: 'sending' },
      { state: 'refused' },
      sent,
      { isUndone: true },
    ] as const
    expect(countWaiting(states.map((state, index) => entryOf(`${index}`, state)))).toBe(2)
  })

  test('begins with what was tried least, then with what came first', () => {
    const entries = [entryOf('often', { tries: 3 }), entryOf('first'), entryOf('second')]
    expect(nextDue(entries, OWNER, NOW)?.key).toBe('first')
    expect(nextDue(entries.slice(0, 1), OWNER, NOW)?.key).toBe('often')
  })

  test.each<[string, Partial<QueueEntry>]>([
    ['later', { nextTryAt: NOW + 1 }],
    ['of somebody else', { owner: 'owner-2' }],
    ['under way', { state: 'sending' }],
    ['refused', { state: 'refused' }],
    ['done', sent],
  ])('tries nothing that is %s', (_, differences) => {
    expect(nextDue([entryOf('one', differences)], OWNER, NOW)).toBeUndefined()
  })

  test.each<[string, Partial<QueueEntry>, number | undefined]>([
    ['when it is due', { nextTryAt: NOW }, NOW],
    ['when an attempt must be over', { state: 'sending', nextTryAt: NOW }, NOW],
    ['when what was sent may go', sent, NOW + 60_000],
    ['never for what was refused', { state: 'refused' }, undefined],
    ['never for who is not connected', { owner: 'owner-2' }, undefined],
  ])('wakes %s', (_, differences, at) => {
    expect(nextWakeAt([entryOf('one', differences)], OWNER)).toBe(at)
  })

  test('wakes for the first of several', () => {
    const entries = [entryOf('one', { nextTryAt: 9 }), entryOf('two', { nextTryAt: 7 })]
    expect(nextWakeAt(entries, OWNER)).toBe(7)
  })
})
