import { describe, expect, test } from 'vitest'
import { makeClock, settle } from '../../../../../test/fake-clock.ts'
import { makeContribution } from '../../../../../test/make-contribution.ts'
import { createConfirmQueue, UNDO_MS } from './confirm-queue.ts'

const A = makeContribution('a')
const B = makeContribution('b')
const C = makeContribution('c')

function makeQueue(
  answer: (ids: string[]) => Promise<ReadonlySet<string>> = async () => new Set(),
) {
  const clock = makeClock()
  const sent: string[][] = []
  const done: string[] = []
  let failures = 0
  const queue = createConfirmQueue({
    clock,
    send: ids => {
      sent.push(ids)
      return answer(ids)
    },
    onDone: async ids => {
      done.push(...ids)
    },
    onFailed: () => {
      failures += 1
    },
    onChange: () => undefined,
  })
  const states = () => queue.get().map(({ contribution, state }) => `${contribution.id} ${state}`)
  return { queue, clock, sent, done, states, failures: () => failures }
}

describe('createConfirmQueue', () => {
  test('sends a confirmation after ten seconds, not before', async () => {
    const { queue, clock, sent, done, states } = makeQueue()
    queue.add([A])
    await clock.pass(UNDO_MS - 1)
    expect(sent).toEqual([])
    expect(states()).toEqual(['a waiting'])
    await clock.pass(1)
    expect(sent).toEqual([['a']])
    expect(done).toEqual(['a'])
    expect(states()).toEqual([])
  })

  test('sends the confirmations of a batch in one request, each batch when it is due', async () => {
    const { queue, clock, sent } = makeQueue()
    queue.add([A, B])
    await clock.pass(4_000)
    queue.add([C])
    await clock.pass(UNDO_MS - 4_000)
    expect(sent).toEqual([['a', 'b']])
    await clock.pass(4_000)
    expect(sent).toEqual([['a', 'b'], ['c']])
  })

  test('never sends an undone confirmation, nor the rest of its batch early', async () => {
    const { queue, clock, sent } = makeQueue()
    queue.add([A, B])
    queue.undo(['a'])
    queue.add([C])
    queue.undo(['c'])
    await clock.pass(UNDO_MS)
    expect(sent).toEqual([['b']])
  })

  test('restarts the full delay when a contribution is confirmed again', async () => {
    const { queue, clock, sent } = makeQueue()
    queue.add([A])
    await clock.pass(9_000)
    queue.undo(['a'])
    queue.add([A])
    await clock.pass(9_000)
    expect(sent).toEqual([])
    await clock.pass(1_000)
    expect(sent).toEqual([['a']])
  })

  test('sends at most one hundred confirmations in a request', async () => {
    const { queue, sent, done, states } = makeQueue()
    const make = (from: number) =>
      Array.from({ length: 75 }, (_, index) => makeContribution(`c${from + index}`))
    queue.add(make(0))
    queue.add(make(75))
    await queue.flush()
    expect(sent.map(ids => ids.length)).toEqual([100, 50])
    expect(new Set(done).size).toBe(150)
    expect(states()).toEqual([])
  })

  test('sends everything on flush, and nothing twice', async () => {
    const { queue, clock, sent } = makeQueue()
    queue.add([A])
    queue.add([B, C])
    void queue.flush()
    void queue.flush()
    await clock.pass(UNDO_MS)
    expect(sent).toEqual([['a', 'b', 'c']])
  })

  test('makes flushed confirmations due at once, so that the next page repeats a lost request', async () => {
    const { queue, clock } = makeQueue(() => new Promise(() => undefined))
    queue.add([A])
    await clock.pass(1_000)
    void queue.flush()
    expect(queue.get()[0]).toMatchObject({ state: 'sending', dueAt: clock.now() })
  })

  test('cannot undo a confirmation that is being sent', async () => {
    const { queue, states, done } = makeQueue()
    queue.add([A])
    const sending = queue.flush()
    queue.undo(['a'])
    expect(states()).toEqual(['a sending'])
    await sending
    expect(done).toEqual(['a'])
  })

  test('marks confirmations that did not reach the server as failed, sends them again on retry, and removes them on undo', async () => {
    let isDown = true
    const { queue, states, done, sent, failures } = makeQueue(async () => {
      if (isDown) throw new Error('no line')
      return new Set()
    })
    queue.add([A, B])
    await queue.flush()
    expect(states()).toEqual(['a failed', 'b failed'])
    expect(failures()).toBe(1)
    isDown = false
    await queue.retry('a')
    expect(states()).toEqual(['b failed'])
    expect(sent).toEqual([['a', 'b'], ['a']])
    expect(done).toEqual(['a'])
    queue.undo(['b'])
    expect(states()).toEqual([])
  })

  test('marks only the rejected confirmations as failed', async () => {
    const { queue, states, done } = makeQueue(async () => new Set(['b']))
    queue.add([A, B])
    await queue.flush()
    expect(states()).toEqual(['b failed'])
    expect(done).toEqual(['a'])
  })

  test('notifies listeners after onDone has updated the lists', async () => {
    const { queue, done } = makeQueue()
    const heard: string[] = []
    queue.subscribe(() => heard.push(`${queue.get().length} left, ${done.length} done`))
    queue.add([A])
    void queue.flush()
    await settle()
    expect(heard).toEqual(['1 left, 0 done', '1 left, 0 done', '0 left, 1 done'])
  })

  test('is empty after clear', async () => {
    const { queue, clock, sent } = makeQueue()
    queue.add([A])
    queue.clear()
    await clock.pass(UNDO_MS)
    expect(sent).toEqual([])
  })
})
