import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryOf, OWNER } from '../test/queue-entry.ts'
import { mishap, offline, TOO_LATE, world } from '../test/queue-world.ts'
import { createQueue, type QueueParts, type Undoing } from './create-queue.ts'
import type { Outcome } from './next-queue.ts'
import { QUEUE_MAX, type QueueEntry } from './queue-entry.ts'

/** What an owner does, in a world that goes wrong, and what they were told came of it. */
async function live(steps: readonly Step[]) {
  const { start, stored, suffer, pass, listed } = world()
  let queue = start()
  const wanted = new Set<string>()
  const open = new Set<string>()
  const restart = async () => {
    queue = start()
    await queue.revive()
  }
  /** Whether an undo was kept when the background ended in it. */
  const isUndone = (key: string, undo: PromiseSettledResult<Undoing>) => {
    if (undo.status === 'fulfilled') return undo.value.kind === 'undone'
    return stored().every(entry => entry.key !== key || entry.isUndone)
  }
  const undo = async (key: string) => {
    const both = await Promise.allSettled([queue.undo(key), queue.send({ isHurried: true })])
    const [undoing] = both
    if (isUndone(key, undoing)) wanted.delete(key)
    // Nobody knows whether it was taken back: the answer never came.
    else if (undoing.status === 'fulfilled' && undoing.value.kind === 'unreached') open.add(key)
    if (both.some(({ status }) => status === 'rejected')) await restart()
  }
  for (const { does, key, suffers } of steps) {
    suffer(suffers)
    if (does === 'restart') await restart()
    if (does === 'add' && !wanted.has(key)) {
      wanted.add(key)
      await queue.add(entryOf(key))
    }
    if (does === 'undo') await undo(key)
    if (does === 'send') await queue.send({ isHurried: true }).catch(restart)
    suffer([])
    pass(10_000)
  }
  await restart()
  await queue.send({ isHurried: true })
  pass(60_000)
  await queue.send()
  const told = stored().filter(({ state }) => state === 'stayed')
  return { wanted, open, listed: listed(), stored: stored(), told: told.map(({ key }) => key) }
}

const keys = ['a', 'b', 'c', 'd']
const steps = fc.array(
  fc.record({
    does: fc.constantFrom('add', 'undo', 'send', 'send', 'restart'),
    key: fc.constantFrom(...keys),
    suffers: fc.array(mishap, { maxLength: 4 }),
  }),
  { maxLength: 25 },
)
type Step = typeof steps extends fc.Arbitrary<(infer T)[]> ? T : never

describe('a queue over its storage', () => {
  test('loses and doubles nothing, however the background ends', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async each => {
        const seen = new Set<string>()
        // A key is used once: who adds again what they undid has a new draft.
        const once = each.filter(
          ({ does, key }) => does !== 'add' || (!seen.has(key) && seen.add(key)),
        )
        const { wanted, open, listed, stored, told } = await live(once)
        expect(stored).toHaveLength(told.length)
        expect(new Set(listed).size).toBe(listed.length)
        for (const key of keys) {
          // What was undone and is there all the same, its owner is told.
          const isKnown = wanted.has(key) || told.includes(key)
          if (!open.has(key)) expect([key, listed.includes(key)]).toEqual([key, isKnown])
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('sends one at a time, also when it is asked to more often', async () => {
    const { start, stored } = world()
    const queue = start()
    for (const key of ['a', 'b', 'c']) await queue.add(entryOf(key))
    await Promise.all([queue.send(), queue.send(), queue.send({ isHurried: true })])
    expect(stored().map(({ state, tries }) => [state, tries])).toEqual([
      ['sent', 1],
      ['sent', 1],
      ['sent', 1],
    ])
  })

  test('waits with everything until the time has come', async () => {
    const { start, stored, suffer, pass } = world()
    const queue = start()
    await queue.add(entryOf('a'))
    suffer(['not-sent'])
    await queue.send()
    pass(29_999)
    await queue.send()
    expect(stored()[0]).toMatchObject({ state: 'waiting', tries: 1 })
    pass(1)
    await queue.send()
    expect(stored()[0]).toMatchObject({ state: 'sent', tries: 2 })
  })

  test('takes no more than two hundred', async () => {
    const queue = world().start()
    for (let count = 0; count < QUEUE_MAX; count += 1) {
      expect(await queue.add(entryOf(`key-${count}`))).toMatchObject({ kind: 'kept' })
    }
    expect(await queue.add(entryOf('one-more'))).toEqual({ kind: 'full' })
    expect(await queue.add(entryOf('key-7'))).toMatchObject({ kind: 'kept' })
  })

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
