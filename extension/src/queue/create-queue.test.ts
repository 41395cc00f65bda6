import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryOf } from '../test/queue-entry.ts'
import { fault, simulateQueue } from '../test/simulate-queue.ts'
import type { UndoOutcome } from './create-queue.ts'
import { MAX_QUEUE_LENGTH } from './queue-entry.ts'

/**
 * Runs the steps of an owner against the simulation, with injected faults; returns the expected and the
 * actual state.
 */
async function live(steps: readonly Step[]) {
  const { start, stored, injectFaults, advanceClock, listed } = simulateQueue()
  let queue = start()
  const wanted = new Set<string>()
  const open = new Set<string>()
  const restart = async () => {
    queue = start()
    await queue.recover()
  }
  /** Returns whether an undo was persisted before a crash. */
  const isUndone = (key: string, undo: PromiseSettledResult<UndoOutcome>) => {
    if (undo.status === 'fulfilled') return undo.value.kind === 'undone'
    return stored().every(entry => entry.key !== key || entry.isUndone)
  }
  const undo = async (key: string) => {
    const both = await Promise.allSettled([queue.undo(key), queue.send({ isImmediate: true })])
    const [undoing] = both
    if (isUndone(key, undoing)) wanted.delete(key)
    // Unknown outcome: the response never arrived.
    else if (undoing.status === 'fulfilled' && undoing.value.kind === 'unreached') open.add(key)
    if (both.some(({ status }) => status === 'rejected')) await restart()
  }
  for (const { does, key, faults } of steps) {
    injectFaults(faults)
    if (does === 'restart') await restart()
    if (does === 'add' && !wanted.has(key)) {
      wanted.add(key)
      await queue.add(entryOf(key))
    }
    if (does === 'undo') await undo(key)
    if (does === 'send') await queue.send({ isImmediate: true }).catch(restart)
    injectFaults([])
    advanceClock(10_000)
  }
  await restart()
  await queue.send({ isImmediate: true })
  advanceClock(60_000)
  await queue.send()
  const told = stored().filter(({ state }) => state === 'stayed')
  return { wanted, open, listed: listed(), stored: stored(), told: told.map(({ key }) => key) }
}

const keys = ['a', 'b', 'c', 'd']
const steps = fc.array(
  fc.record({
    does: fc.constantFrom('add', 'undo', 'send', 'send', 'restart'),
    key: fc.constantFrom(...keys),
    faults: fc.array(fault, { maxLength: 4 }),
  }),
  { maxLength: 25 },
)
type Step = typeof steps extends fc.Arbitrary<(infer T)[]> ? T : never

describe('createQueue', () => {
  test('neither loses nor duplicates entries when the background crashes', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async each => {
        const seen = new Set<string>()
        // Keys are unique: adding a product again after an undo creates a new draft.
        const once = each.filter(
          ({ does, key }) => does !== 'add' || (!seen.has(key) && seen.add(key)),
        )
        const { wanted, open, listed, stored, told } = await live(once)
        expect(stored).toHaveLength(told.length)
        expect(new Set(listed).size).toBe(listed.length)
        for (const key of keys) {
          // An undo that came too late is reported to the owner.
          const isKnown = wanted.has(key) || told.includes(key)
          if (!open.has(key)) expect([key, listed.includes(key)]).toEqual([key, isKnown])
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('sends sequentially for concurrent calls', async () => {
    const { start, stored } = simulateQueue()
    const queue = start()
    for (const key of ['a', 'b', 'c']) await queue.add(entryOf(key))
    await Promise.all([queue.send(), queue.send(), queue.send({ isImmediate: true })])
    expect(stored().map(({ state, tries }) => [state, tries])).toEqual([
      ['sent', 1],
      ['sent', 1],
      ['sent', 1],
    ])
  })

  test('retries only after the delay', async () => {
    const { start, stored, injectFaults, advanceClock } = simulateQueue()
    const queue = start()
    await queue.add(entryOf('a'))
    injectFaults(['not-sent'])
    await queue.send()
    advanceClock(29_999)
    await queue.send()
    expect(stored()[0]).toMatchObject({ state: 'waiting', tries: 1 })
    advanceClock(1)
    await queue.send()
    expect(stored()[0]).toMatchObject({ state: 'sent', tries: 2 })
  })

  test('accepts at most 200 unsent entries', async () => {
    const queue = simulateQueue().start()
    for (let count = 0; count < MAX_QUEUE_LENGTH; count += 1) {
      expect(await queue.add(entryOf(`key-${count}`))).toMatchObject({ kind: 'stored' })
    }
    expect(await queue.add(entryOf('one-more'))).toEqual({ kind: 'full' })
    expect(await queue.add(entryOf('key-7'))).toMatchObject({ kind: 'stored' })
  })
})
