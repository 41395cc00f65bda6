import { beforeEach, describe, expect, test } from 'vitest'
import { type Asking, createQuestion, type Question } from './create-question.ts'

let heard: Asking<string>[]
let question: Question<string>
beforeEach(() => {
  heard = []
  question = createQuestion<string>(state => heard.push(state))
})

/** Creates a request that the test resolves. */
function asked() {
  const answer = Promise.withResolvers<string>()
  let signal: AbortSignal | undefined
  question.ask(given => {
    signal = given
    return answer.promise
  })
  return { answer, isStopped: () => signal?.aborted }
}

/** Waits until pending promise callbacks have run. */
const rest = () => new Promise(resolve => setImmediate(resolve))
const ANSWERS = () => heard.filter(({ status }) => status === 'answered')

describe('createQuestion', () => {
  test('is pending until the response arrives', async () => {
    const { answer } = asked()
    expect(heard).toEqual([{ status: 'asking' }])
    answer.resolve('soft')
    await rest()
    expect(heard.at(-1)).toEqual({ status: 'answered', answer: 'soft' })
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
    expect(ANSWERS()).toEqual([{ status: 'answered', answer: 'third' }])
  })

  test('ignores response and failure after stop', async () => {
    const first = asked()
    const second = asked()
    question.stop()
    expect(second.isStopped()).toBe(true)
    first.answer.resolve('first')
    second.answer.reject(new Error('aborted'))
    await rest()
    expect(heard.at(-1)).toEqual({ status: 'idle' })
    expect(ANSWERS()).toEqual([])
  })

  test('can be used again after stop', async () => {
    asked()
    question.stop()
    asked().answer.resolve('again')
    await rest()
    expect(heard.at(-1)).toEqual({ status: 'answered', answer: 'again' })
  })
})
