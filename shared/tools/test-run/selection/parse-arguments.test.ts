import { describe, expect, test } from 'vitest'
import { literally, parseArguments } from './parse-arguments.ts'

const whole = {
  ...{ mode: 'whole', words: [], options: [] },
  ...{ isSlowestShown: false, isJittered: false },
}

describe('parseArguments', () => {
  test('asks for the whole suite without arguments', () => {
    expect(parseArguments([])).toEqual(whole)
  })

  test('asks for the slowest tests with --slowest', () => {
    expect(parseArguments(['--slowest'])).toEqual({ ...whole, isSlowestShown: true })
  })

  test('delays messages with --jitter', () => {
    const expected = { ...whole, mode: 'selected', words: ['items'], isJittered: true }
    expect(parseArguments(['--jitter', 'items'])).toEqual(expected)
  })

  test('selects files by words', () => {
    const expected = { ...whole, mode: 'selected', words: ['items', 'web/e2e/a.spec.ts:42'] }
    expect(parseArguments(['items', 'web/e2e/a.spec.ts:42'])).toEqual(expected)
  })

  test.each([
    [['-t', 'returns 409']],
    [['-t=returns 409']],
    [['--testNamePattern', 'returns 409']],
  ])('selects tests by the title in %j', args => {
    const expected = { ...whole, mode: 'selected', words: ['items'], title: 'returns 409' }
    expect(parseArguments(['items', ...args])).toEqual(expected)
  })

  test('throws for -t without a title', () => {
    expect(() => parseArguments(['items', '-t'])).toThrow('-t needs a part of a test')
  })

  test('passes other options on', () => {
    const expected = { ...whole, mode: 'selected', options: ['--bail=1'] }
    expect(parseArguments(['--bail=1'])).toEqual(expected)
  })

  test('selects what has changed with --changed, which takes no words', () => {
    expect(parseArguments(['--changed'])).toEqual({ ...whole, mode: 'changed' })
    expect(() => parseArguments(['--changed', 'items'])).toThrow('chooses the tests itself')
  })
})

describe('literally', () => {
  test('gives a pattern that matches the text itself', () => {
    const text = 'costs $5 (a+b)? [c] {d} ^e|f\\g.*'
    expect(text).toMatch(new RegExp(`^${literally(text)}$`))
  })
})
