import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLatestSaver } from './create-latest-saver.ts'

const DELAY = 300
let answers: { resolve: () => void; reject: (error: Error) => void }[]
let saved: string[]
const onSaved = vi.fn<() => void>()
const onFailed = vi.fn<(error: unknown, values: { lost: string; kept: string }) => void>()

function open() {
  return createLatestSaver<string>({
    save: value => {
      saved.push(value)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      answers.push({ resolve, reject })
      return promise
    },
    onSaved,
    onFailed,
    delayMs: DELAY,
  })
}

const wait = () => vi.advanceTimersByTimeAsync(DELAY)

async function answer(error?: Error) {
  const call = answers.shift()
  if (error) call?.reject(error)
  else call?.resolve()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  answers = []
  saved = []
})
afterEach(() => vi.useRealTimers())

describe('what changes quickly', () => {
  test('is saved once', async () => {
    const saver = open()
    saver.push('b', 'a')
    saver.push('c', 'b')
    await wait()
    await answer()
    expect(saved).toEqual(['c'])
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  test('waits for a call that is underway, and the last one wins', async () => {
    const saver = open()
    saver.push('b', 'a')
    await wait()
    saver.push('c', 'b')
    saver.push('d', 'c')
    await wait()
    expect(saved).toEqual(['b'])
    await answer()
    await answer()
    expect(saved).toEqual(['b', 'd'])
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  test('goes back to what the server has when it fails', async () => {
    const saver = open()
    saver.push('b', 'a')
    await wait()
    saver.push('c', 'b')
    await answer()
    await answer(new Error('no'))
    expect(onFailed.mock.lastCall?.[1]).toEqual({ lost: 'c', kept: 'b' })
    saver.push('d', 'b')
    await wait()
    await answer(new Error('no'))
    expect(onFailed.mock.lastCall?.[1]).toEqual({ lost: 'd', kept: 'b' })
  })

  test('is not told of a failure that something newer made good', async () => {
    const saver = open()
    saver.push('b', 'a')
    await wait()
    saver.push('c', 'b')
    await answer(new Error('no'))
    await answer()
    expect(onFailed).not.toHaveBeenCalled()
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  test('is saved at once when asked, and only then', async () => {
    const saver = open()
    saver.flush()
    saver.push('b', 'a')
    saver.flush()
    await wait()
    expect(saved).toEqual(['b'])
  })
})
