import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrapEvenly, wrapText } from './wrap-text.ts'

const within = (width: number) => (line: string) => [...line].length <= width

describe('wrapText', () => {
  test.each([
    ['Baby Raman', 20, ['Baby Raman']],
    ['Welcoming our little one', 12, ['Welcoming', 'our little', 'one']],
    ['Abcdefghijkl mn', 5, ['Abcde', 'fghij', 'kl mn']],
    ['  ', 5, []],
  ])('breaks %j into lines of %i', (text, width, lines) => {
    expect(wrapText(text, within(width), 9)).toEqual(lines)
  })

  test('splits text without spaces', () => {
    const lines = wrapText('歡迎我們的寶寶來到這個世界', within(5), 9)
    expect(lines.join('')).toBe('歡迎我們的寶寶來到這個世界')
    expect(lines.every(within(5))).toBe(true)
  })

  test('ends with an ellipsis when the text exceeds the lines', () => {
    expect(wrapText('one two three four', within(7), 2)).toEqual(['one two', 'three…'])
  })

  test('never exceeds the line width', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), text => {
        const lines = wrapText(text, within(12), 4)
        expect(lines.length).toBeLessThanOrEqual(4)
        // A single character is placed even if it is too wide.
        expect(lines.every(line => within(12)(line))).toBe(true)
      }),
    )
  })
})

describe('wrapEvenly', () => {
  const width = (line: string) => line.length

  test('leaves no single word on the last line', () => {
    const text = 'Thank you for helping us welcome our little one'
    expect(wrapEvenly(text, width, 44, 3)).toEqual([
      'Thank you for helping us',
      'welcome our little one',
    ])
  })

  test('never adds a line or truncates text that fits', () => {
    expect(wrapEvenly('Baby Raman', width, 10, 3)).toEqual(['Baby Raman'])
    expect(wrapEvenly('one two three', width, 7, 2)).toEqual(['one two', 'three'])
  })
})
