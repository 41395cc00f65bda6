import { beforeEach, describe, expect, test } from 'vitest'
import { type Asking, createQuestion, type Question } from './create-question.ts'

let heard: Asking<string>[]
let question: Question<string>
beforeEach(() => {
  heard = []
  question = createQuestion<string>(state => heard.push(state))
})

/** A question whose answer comes when the test says so. */
function asked() {
  const answer = Promise.withResolvers<string>()
  let signal: AbortSignal | undefined
  question.ask(given => {
    signal = given
    return answer.promise
  })
  return { answer, isStopped: () => signal?.aborted }
}

/** Until all that was answered has been heard. */
const rest = () => new Promise(resolve => setImmediate(resolve))
const ANSWERS = () => heard.filter(({ status }) => status === 'answered')

describe('a question', () => {
  test('is being asked until it is answered', async () => {
    const { answer } = asked()
    expect(heard).toEqual([{ status: 'asking' }])
    answer.resolve('soft')
    await rest()
    expect(heard.at(-1)).toEqual({ status: 'answered', answer: 'soft' })
  })

  test('ends an earlier one, whose answer never wins, come it before or after', async () => {
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

  test('that was stopped has no answer, and none that failed because of it', async () => {
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

  test('can be asked again after it was stopped', async () => {
    asked()
    question.stop()
    asked().answer.resolve('again')
    await rest()
    expect(heard.at(-1)).toEqual({ status: 'answered', answer: 'again' })
  })
})
