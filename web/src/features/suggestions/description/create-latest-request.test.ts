import { beforeEach, describe, expect, test } from 'vitest'
import {
  createLatestRequest,
  type LatestRequest,
  type LatestRequestState,
} from './create-latest-request.ts'

let states: LatestRequestState<string>[]
let request: LatestRequest<string>
beforeEach(() => {
  states = []
  request = createLatestRequest<string>(state => states.push(state))
})

/** Creates a request that the test resolves. */
function startRequest() {
  const deferred = Promise.withResolvers<string>()
  let signal: AbortSignal | undefined
  request.run(given => {
    signal = given
    return deferred.promise
  })
  return { deferred, isAborted: () => signal?.aborted }
}

/** Waits until pending promise callbacks have run. */
const settle = () => new Promise(resolve => setImmediate(resolve))
const completed = () => states.filter(({ status }) => status === 'completed')

describe('createLatestRequest', () => {
  test('is pending until the response arrives', async () => {
    const { deferred } = startRequest()
    expect(states).toEqual([{ status: 'pending' }])
    deferred.resolve('soft')
    await settle()
    expect(states.at(-1)).toEqual({ status: 'completed', response: 'soft' })
  })

  test('aborts the earlier request and ignores its response', async () => {
    const first = startRequest()
    const second = startRequest()
    const third = startRequest()
    expect([first, second, third].map(one => one.isAborted())).toEqual([true, true, false])
    first.deferred.resolve('first')
    third.deferred.resolve('third')
    await settle()
    second.deferred.resolve('second')
    await settle()
    expect(completed()).toEqual([{ status: 'completed', response: 'third' }])
  })

  test('ignores response and failure after stop', async () => {
    const first = startRequest()
    const second = startRequest()
    request.stop()
    expect(second.isAborted()).toBe(true)
    first.deferred.resolve('first')
    second.deferred.reject(new Error('aborted'))
    await settle()
    expect(states.at(-1)).toEqual({ status: 'idle' })
    expect(completed()).toEqual([])
  })

  test('can be used again after stop', async () => {
    startRequest()
    request.stop()
    startRequest().deferred.resolve('again')
    await settle()
    expect(states.at(-1)).toEqual({ status: 'completed', response: 'again' })
  })
})
