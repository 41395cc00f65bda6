import { describe, expect, test } from 'vitest'
import { entryOf, OWNER } from '../test/queue-entry.ts'
import { offline, TOO_LATE } from '../test/simulate-queue.ts'
import { createQueue, type QueueDependencies } from './create-queue.ts'
import type { QueueEntry } from './queue-entry.ts'
import type { Outcome } from './queue-reducer.ts'

describe('createQueue with one entry', () => {
  const alone = (parts: Partial<QueueDependencies>, first: Partial<QueueEntry> = {}) => {
    let entries = [entryOf('a', first)]
    let isFull = () => false
    let writes = 0
    const queue = createQueue({
      read: async () => entries,
      write: async next => {
        if (isFull()) throw new Error('The device is full.')
        writes += 1
        entries = next
      },
      owner: async () => OWNER,
      add: async () => ({ kind: 'added', itemId: 'item' }),
      takeBack: async () => ({ kind: 'taken-back' }),
      now: () => 0,
      newKey: () => 'fresh',
      ...parts,
    })
    const fill = (full: () => boolean) => {
      isFull = full
    }
    return { queue, entries: () => entries, fill, count: () => writes }
  }

  test.each<[string, Partial<QueueEntry>, object, string, unknown]>([
    ['replaces', {}, { kind: 'stored', key: 'a' }, 'a', 'changed'],
    [
      'sends under a new key',
      { state: 'refused' },
      { kind: 'stored', key: 'fresh' },
      'fresh',
      'changed',
    ],
    ['rejects, while it is being sent,', { state: 'sending' }, { kind: 'sent' }, 'a', 'first'],
    [
      'rejects, while its outcome is unknown,',
      { uncertainSince: 1 },
      { kind: 'sent' },
      'a',
      'first',
    ],
    ['rejects, after it was sent,', { state: 'sent' }, { kind: 'sent' }, 'a', 'first'],
  ])('%s an edited entry', async (_, state, keeping, key, item) => {
    const { queue, entries } = alone({}, { ...state, item: 'first' })
    expect(await queue.add(entryOf('a', { item: 'changed' }))).toEqual(keeping)
    expect(entries()).toMatchObject([{ key, item }])
  })

  test('ignores saving an unchanged sent entry again', async () => {
    const { queue, entries } = alone({}, { state: 'sent', itemId: 'item' })
    expect(await queue.add(entryOf('a'))).toEqual({ kind: 'stored', key: 'a' })
    expect(entries()).toMatchObject([{ state: 'sent', itemId: 'item' }])
  })

  test.each([
    ['no account', undefined, 'signed-out'],
    ['another account', 'owner-2', 'other-account'],
  ])('does not send while %s is connected', async (_, owner, because) => {
    const { queue, entries } = alone({ owner: async () => owner })
    await queue.send({ isImmediate: true })
    expect(entries()).toMatchObject([{ state: 'waiting', tries: 0, because }])
  })

  test('recovers an attempt whose end could not be stored', async () => {
    let isFull = false
    const { queue, entries, fill } = alone({
      add: async () => {
        isFull = true
        return { kind: 'added', itemId: 'item' }
      },
    })
    fill(() => isFull)
    await expect(queue.send()).rejects.toThrow()
    expect(entries()).toMatchObject([{ state: 'sending' }])
    fill(() => false)
    await queue.send()
    expect(entries()).toMatchObject([{ state: 'sent', itemId: 'item', tries: 2 }])
  })

  test('updates the alarm when no entry is due', async () => {
    const { queue, count } = alone({}, { nextTryAt: 5 })
    await queue.send()
    const before = count()
    await queue.send()
    expect(count()).toBeGreaterThan(before)
  })

  test('returns the error of a rejected undo', async () => {
    const { queue, entries } = alone({ takeBack: async () => TOO_LATE })
    await queue.send()
    expect(await queue.undo('a')).toEqual({ kind: 'stays', message: 'Too late.' })
    expect(entries()).toMatchObject([{ state: 'sent', isUndone: false }])
  })

  test('removes an entry with an unknown outcome at once', async () => {
    const { queue, entries } = alone({}, { uncertainSince: 0, nextTryAt: 30_000 })
    expect(await queue.undo('a')).toEqual({ kind: 'undone' })
    expect(entries()).toEqual([])
  })

  test('stores an undo that was made offline and came too late until it is dismissed', async () => {
    let hasLine = false
    const { queue, entries } = alone(
      {
        add: async () => (hasLine ? { kind: 'added', itemId: 'item' } : offline),
        takeBack: async () => TOO_LATE,
      },
      { uncertainSince: 0 },
    )
    expect(await queue.undo('a')).toEqual({ kind: 'undone' })
    hasLine = true
    await queue.send({ isImmediate: true })
    expect(entries()).toMatchObject([{ state: 'stayed', isUndone: false, message: 'Too late.' }])
    await queue.forget('a')
    expect(entries()).toEqual([])
  })

  test('allows retrying an undo that failed offline', async () => {
    let hasLine = false
    const takeBack = async (): Promise<Outcome> => (hasLine ? { kind: 'taken-back' } : offline)
    const { queue, entries } = alone({ takeBack })
    await queue.send()
    expect(await queue.undo('a')).toEqual({ kind: 'unreached' })
    expect(entries()).toMatchObject([{ state: 'sent', isUndone: false, itemId: 'item' }])
    hasLine = true
    expect(await queue.undo('a')).toEqual({ kind: 'undone' })
    expect(entries()).toEqual([])
    expect(await queue.undo('a')).toEqual({ kind: 'unknown' })
  })
})
