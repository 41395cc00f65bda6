import { describe, expect, test } from 'vitest'
import { scriptCases } from '../../../test/corpus.ts'
import { normalizeKeywords } from './keyword-prompt.ts'
import { toPlainText } from './to-plain-text.ts'

describe('toPlainText', () => {
  test.each([
    ['**Soft** and _light_.', 'Soft and light.'],
    ['<b>Soft</b> pram<script>x()</script>', 'Soft pram x()'],
    ['See [our shop](https://bad.example/x) now', 'See our shop now'],
    ['![x](https://bad.example/pixel) Soft', 'x Soft'],
    ['Soft, at https://bad.example/a?b=c today', 'Soft, at today'],
    ['Soft, at bad.example/a today', 'Soft, at today'],
    ['Call +65 9123 4567 or mail a@b.example', 'Call or mail'],
    ['One line\n\nand another\u0007', 'One line and another'],
    ['\u202Eevil', 'evil'],
  ])('returns plain text: %j', (text, plain) => {
    expect(toPlainText(text, 600)).toBe(plain)
  })

  test('ends after the last sentence that fits', () => {
    expect(toPlainText('One two. Three four. Five six.', 22)).toBe('One two. Three four.')
    expect(toPlainText('One two three', 9)).toBe('One two')
    expect(toPlainText('😀😀😀', 3)).toBe('😀')
  })

  test.each(['[', '<', 'a@', 'word', '```'])('truncates however long %j is', part => {
    expect(toPlainText(part.repeat(60_000), 600).length).toBeLessThanOrEqual(600)
  })

  test('never returns markup', () => {
    for (const attempt of scriptCases().flat()) {
      const plain = toPlainText(attempt, 600)
      expect(plain).not.toMatch(/[<>]|https?:\/\//i)
      expect(plain.length).toBeLessThanOrEqual(600)
    }
  })
})

describe('normalizeKeywords', () => {
  test('returns at most ten short, trimmed, unique words', () => {
    const many = Array.from({ length: 12 }, (_, index) => `word${index}`)
    expect(normalizeKeywords([' Soft ', 'soft', 'x'.repeat(21), '', '123', ...many])).toEqual([
      'Soft',
      ...many.slice(0, 9),
    ])
  })
})
