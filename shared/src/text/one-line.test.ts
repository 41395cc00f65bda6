import { describe, expect, test } from 'vitest'
import { oneLine } from './one-line.ts'
import { shorten } from './shorten.ts'

describe('oneLine', () => {
  test.each([
    ['  a \n\t b\u2028c\u00a0 d ', 'a b c d'],
    ['a\u0000\u0007b\u007f', 'ab'],
    ['a\u202eb\u2066c\u200fd', 'abcd'],
    ['\ud800a\udfff', 'a'],
    ['e\u0301', 'é'],
    ['\ufeff', ''],
  ])('converts %j to %j', (text, line) => {
    expect(oneLine(text)).toBe(line)
  })

  test.each(['👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️', 'क्‍ष', 'می‌خواهم', 'வணக்கம்', '欢迎', 'สวัสดี'])(
    'leaves %s as it is',
    text => {
      expect(oneLine(text)).toBe(text)
    },
  )
})

describe('shorten', () => {
  test('truncates between graphemes', () => {
    expect(shorten('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 3)).toBe('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧')
    expect(shorten('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧…')
    expect(shorten('one two', 5)).toBe('one…')
  })
})
