import { describe, expect, test } from 'vitest'
import { createHostSlots } from './host-slots.ts'

const NEVER = new AbortController().signal

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, open: resolve }
}

/** Waits until all pending promise callbacks have run. */
const settle = () => new Promise(done => setImmediate(done))

describe('createHostSlots', () => {
  test('runs two at once per host and the third when one is done', async () => {
    const slots = createHostSlots(2)
    const gates = [gate(), gate(), gate()]
    const started: number[] = []
    const runs = gates.map(({ promise }, index) =>
      slots.use('shop.sg', NEVER, () => {
        started.push(index)
        return promise
      }),
    )
    await settle()
    expect(started).toEqual([0, 1])
    gates[1]?.open()
    await settle()
    expect(started).toEqual([0, 1, 2])
    for (const { open } of gates) open()
    await Promise.all(runs)
  })

  test('runs different hosts independently', async () => {
    const slots = createHostSlots(1)
    const held = gate()
    const first = slots.use('shop.sg', NEVER, () => held.promise)
    expect(await slots.use('other.sg', NEVER, async () => 'done')).toBe('done')
    held.open()
    await first
  })

  test('frees the slot of work that fails', async () => {
    const slots = createHostSlots(1)
    const failing = slots.use('shop.sg', NEVER, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await slots.use('shop.sg', NEVER, async () => 'done')).toBe('done')
  })

  test('removes an aborted waiter without losing the slot', async () => {
    const slots = createHostSlots(1)
    const held = gate()
    const caller = new AbortController()
    const first = slots.use('shop.sg', NEVER, () => held.promise)
    const second = slots.use('shop.sg', caller.signal, async () => 'never')
    const third = slots.use('shop.sg', NEVER, async () => 'third')
    caller.abort(new Error('late'))
    await expect(second).rejects.toThrow('late')
    held.open()
    await first
    expect(await third).toBe('third')
  })
})
