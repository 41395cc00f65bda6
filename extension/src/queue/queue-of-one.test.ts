import { describe, expect, test } from 'vitest'
import { entryOf, OWNER } from '../test/queue-entry.ts'
import { offline, TOO_LATE } from '../test/queue-world.ts'
import { createQueue, type QueueParts } from './create-queue.ts'
import type { Outcome } from './next-queue.ts'
import type { QueueEntry } from './queue-entry.ts'

describe('a queue of one entry', () => {
  const alone = (parts: Partial<QueueParts>, first: Partial<QueueEntry> = {}) => {
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
    ['takes over', {}, { kind: 'kept', key: 'a' }, 'a', 'changed'],
    [
      'sends under another key',
      { state: 'refused' },
      { kind: 'kept', key: 'fresh' },
      'fresh',
      'changed',
    ],
    ['says that it is too late for', { state: 'sending' }, { kind: 'sent' }, 'a', 'first'],
    ['says again that it is too late for', { uncertainSince: 1 }, { kind: 'sent' }, 'a', 'first'],
    ['says later that it is too late for', { state: 'sent' }, { kind: 'sent' }, 'a', 'first'],
  ])('%s what was changed', async (_, state, keeping, key, item) => {
    const { queue, entries } = alone({}, { ...state, item: 'first' })
    expect(await queue.add(entryOf('a', { item: 'changed' }))).toEqual(keeping)
    expect(entries()).toMatchObject([{ key, item }])
  })

  test('keeps what is saved once more unchanged', async () => {
    const { queue, entries } = alone({}, { state: 'sent', itemId: 'item' })
    expect(await queue.add(entryOf('a'))).toEqual({ kind: 'kept', key: 'a' })
    expect(entries()).toMatchObject([{ state: 'sent', itemId: 'item' }])
  })

  test.each([
    ['nobody', undefined],
    ['somebody else', 'owner-2'],
  ])('keeps an entry while %s is connected', async (_, owner) => {
    const { queue, entries } = alone({ owner: async () => owner })
    await queue.send({ isHurried: true })
    expect(entries()).toMatchObject([{ state: 'waiting', tries: 0, because: 'signed-out' }])
  })

  test('goes on with what the device would not note down', async () => {
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

  test('looks again at when to wake, although there was nothing to do yet', async () => {
    const { queue, count } = alone({}, { nextTryAt: 5 })
    await queue.send()
    const before = count()
    await queue.send()
    expect(count()).toBeGreaterThan(before)
  })

  test('says why what was sent cannot be undone', async () => {
    const { queue, entries } = alone({ takeBack: async () => TOO_LATE })
    await queue.send()
    expect(await queue.undo('a')).toEqual({ kind: 'stays', message: 'Too late.' })
    expect(entries()).toMatchObject([{ state: 'sent', isUndone: false }])
  })

  test('tries at once to take back what may have been sent', async () => {
    const { queue, entries } = alone({}, { uncertainSince: 0, nextTryAt: 30_000 })
    expect(await queue.undo('a')).toEqual({ kind: 'undone' })
    expect(entries()).toEqual([])
  })

  test('keeps telling that what was undone without a line could not be taken back', async () => {
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
    await queue.send({ isHurried: true })
    expect(entries()).toMatchObject([{ state: 'stayed', isUndone: false, message: 'Too late.' }])
    await queue.forget('a')
    expect(entries()).toEqual([])
  })

  test('lets an undo without a line be tried again', async () => {
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
