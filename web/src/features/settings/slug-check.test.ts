import { describe, expect, test } from 'vitest'
import { makeClock, settle } from '../../../test/fake-clock.ts'
import { createSlugCheck, validateSlug } from './slug-check.ts'

describe('validateSlug', () => {
  test.each<[string, object]>([
    ['baby-tan', { status: 'own' }],
    [' Baby-Tan ', { status: 'own' }],
    ['baby-lim', { status: 'unknown', slug: 'baby-lim' }],
    ['BABY-lim', { status: 'unknown', slug: 'baby-lim' }],
    ['abc', { status: 'unknown', slug: 'abc' }],
    ['a'.repeat(50), { status: 'unknown', slug: 'a'.repeat(50) }],
  ])('of %j returns %j', (text, validation) => {
    expect(validateSlug(text, 'baby-tan')).toEqual(validation)
  })

  test.each([
    ...['', 'ab', 'a'.repeat(51)].map(text => ({
      text,
      sentence: 'Registry slug must be between 3 and 50 characters',
    })),
    ...['a_', 'zoë-tan', 'baby tan', '🍼🍼🍼', 'a/b/c'].map(text => ({
      text,
      sentence: 'Only lowercase letters, numbers, and hyphens allowed',
    })),
  ])('rejects $text without a request: $sentence', ({ text, sentence }) => {
    expect(validateSlug(text, 'baby-tan')).toEqual({ status: 'wrong', sentence })
  })
})

function start() {
  const clock = makeClock()
  const asked: { slug: string; answer: (isFree: boolean) => void; fail: () => void }[] = []
  const answers: [string, string][] = []
  const check = createSlugCheck({
    isAvailable: slug =>
      new Promise((resolve, reject) =>
        asked.push({ slug, answer: resolve, fail: () => reject(new Error('lost')) }),
      ),
    after: clock.after,
    onAnswer: (slug, answer) => answers.push([slug, answer]),
  })
  return { clock, asked, answers, check }
}

describe('createSlugCheck', () => {
  test('sends one request 500 ms after the last keystroke', async () => {
    const { clock, asked, check } = start()
    check.check('bab')
    await clock.pass(499)
    check.check('baby')
    await clock.pass(499)
    expect(asked).toEqual([])
    await clock.pass(1)
    expect(asked.map(({ slug }) => slug)).toEqual(['baby'])
  })

  test('reports available, taken and failed', async () => {
    const { clock, asked, answers, check } = start()
    for (const slug of ['free', 'taken', 'lost']) {
      check.check(slug)
      await clock.pass(500)
    }
    check.checkNow('free')
    asked[3]?.answer(true)
    await settle()
    check.checkNow('taken')
    asked[4]?.answer(false)
    await settle()
    check.checkNow('lost')
    asked[5]?.fail()
    await settle()
    expect(answers).toEqual([
      ['free', 'available'],
      ['taken', 'taken'],
      ['lost', 'failed'],
    ])
  })

  test('ignores late responses and failures for earlier text', async () => {
    const { clock, asked, answers, check } = start()
    for (const slug of ['first', 'second', 'third']) {
      check.check(slug)
      await clock.pass(500)
    }
    asked[2]?.answer(true)
    await settle()
    asked[0]?.answer(false)
    asked[1]?.fail()
    await settle()
    expect(answers).toEqual([['third', 'available']])
  })

  test('aborts a pending request when other text is typed', async () => {
    const { clock, asked, answers, check } = start()
    check.check('first')
    await clock.pass(500)
    check.check('second')
    asked[0]?.answer(false)
    await settle()
    expect(answers).toEqual([])
  })

  test('reports nothing after stop', async () => {
    const { clock, asked, answers, check } = start()
    check.check('waiting')
    check.stop()
    await clock.pass(500)
    expect(asked).toEqual([])
    check.checkNow('asked')
    check.stop()
    asked[0]?.answer(true)
    await settle()
    expect(answers).toEqual([])
  })
})
