import { beforeEach, describe, expect, test } from 'vitest'
import {
  createLatestRequest,
  type LatestRequest,
  type LatestRequestState,
} from './create-latest-request.ts'

let heard: LatestRequestState<string>[]
let request: LatestRequest<string>
beforeEach(() => {
  heard = []
  request = createLatestRequest<string>(state => heard.push(state))
})

/** Creates a request that the test resolves. */
function asked() {
  const answer = Promise.withResolvers<string>()
  let signal: AbortSignal | undefined
  request.ask(given => {
    signal = given
    return answer.promise
  })
  return { answer, isStopped: () => signal?.aborted }
}

/** Waits until pending promise callbacks have run. */
const rest = () => new Promise(resolve => setImmediate(resolve))
const ANSWERS = () => heard.filter(({ status }) => status === 'completed')

describe('createLatestRequest', () => {
  test('is pending until the response arrives', async () => {
    const { answer } = asked()
    expect(heard).toEqual([{ status: 'pending' }])
    answer.resolve('soft')
    await rest()
    expect(heard.at(-1)).toEqual({ status: 'completed', answer: 'soft' })
  })

  test('aborts the earlier request and ignores its response', async () => {
    const first = asked()
    const second = asked()
    const third = asked()
    expect([first, second, third].map(one => one.isStopped())).toEqual([true, true, false])
    first.answer.resolve('first')
    third.answer.resolve('third')
    await rest()
    second.answer.resolve('second')
    await rest()
    expect(ANSWERS()).toEqual([{ status: 'completed', answer: 'third' }])
  })

  test('ignores response and failure after stop', async () => {
    const first = asked()
    const second = asked()
    request.stop()
    expect(second.isStopped()).toBe(true)
    first.answer.resolve('first')
    second.answer.reject(new Error('aborted'))
    await rest()
    expect(heard.at(-1)).toEqual({ status: 'idle' })
    expect(ANSWERS()).toEqual([])
  })

  test('can be used again after stop', async () => {
    asked()
    request.stop()
    asked().answer.resolve('again')
    await rest()
    expect(heard.at(-1)).toEqual({ status: 'completed', answer: 'again' })
  })
})
