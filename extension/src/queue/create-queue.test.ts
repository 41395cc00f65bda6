import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryOf } from '../test/queue-entry.ts'
import { mishap, world } from '../test/queue-world.ts'
import type { Undoing } from './create-queue.ts'
import { QUEUE_MAX } from './queue-entry.ts'

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
})
