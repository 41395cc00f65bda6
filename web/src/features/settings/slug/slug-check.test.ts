import { describe, expect, test } from 'vitest'
import { makeClock, settle } from '../../../../test/fake-clock.ts'
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
  const requests: { slug: string; respond: (isFree: boolean) => void; fail: () => void }[] = []
  const results: [string, string][] = []
  const check = createSlugCheck({
    isAvailable: slug =>
      new Promise((resolve, reject) =>
        requests.push({ slug, respond: resolve, fail: () => reject(new Error('lost')) }),
      ),
    after: clock.after,
    onResult: (slug, availability) => results.push([slug, availability]),
  })
  return { clock, requests, results, check }
}

describe('createSlugCheck', () => {
  test('sends one request 500 ms after the last keystroke', async () => {
    const { clock, requests, check } = start()
    check.check('bab')
    await clock.pass(499)
    check.check('baby')
    await clock.pass(499)
    expect(requests).toEqual([])
    await clock.pass(1)
    expect(requests.map(({ slug }) => slug)).toEqual(['baby'])
  })

  test('reports available, taken and failed', async () => {
    const { clock, requests, results, check } = start()
    for (const slug of ['free', 'taken', 'lost']) {
      check.check(slug)
      await clock.pass(500)
    }
    check.checkNow('free')
    requests[3]?.respond(true)
    await settle()
    check.checkNow('taken')
    requests[4]?.respond(false)
    await settle()
    check.checkNow('lost')
    requests[5]?.fail()
    await settle()
    expect(results).toEqual([
      ['free', 'available'],
      ['taken', 'taken'],
      ['lost', 'failed'],
    ])
  })

  test('ignores late responses and failures for earlier text', async () => {
    const { clock, requests, results, check } = start()
    for (const slug of ['first', 'second', 'third']) {
      check.check(slug)
      await clock.pass(500)
    }
    requests[2]?.respond(true)
    await settle()
    requests[0]?.respond(false)
    requests[1]?.fail()
    await settle()
    expect(results).toEqual([['third', 'available']])
  })

  test('aborts a pending request when other text is typed', async () => {
    const { clock, requests, results, check } = start()
    check.check('first')
    await clock.pass(500)
    check.check('second')
    requests[0]?.respond(false)
    await settle()
    expect(results).toEqual([])
  })

  test('reports nothing after stop', async () => {
    const { clock, requests, results, check } = start()
    check.check('waiting')
    check.stop()
    await clock.pass(500)
    expect(requests).toEqual([])
    check.checkNow('asked')
    check.stop()
    requests[0]?.respond(true)
    await settle()
    expect(results).toEqual([])
  })
})
