import { describe, expect, test } from 'vitest'
import { decodeEntities } from './decode-entities.ts'
import { escapeHtml } from './escape-html.ts'

describe('decodeEntities', () => {
  test.each([
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['5&nbsp;&pound;', '5 £'],
    ['&#8364;&#x20AC;', '€€'],
    ['&amp;amp;', '&amp;'],
    ['soft&shy;hyphen', 'softhyphen'],
  ])('decodes %s', (text, expected) => {
    expect(decodeEntities(text)).toBe(expected)
  })

  test.each(['plain', 'a & b', '&unknown;', '&toString;', '&#0;', '&#x110000;', '?a=1&copy=2'])(
    'leaves %s unchanged',
    text => {
      expect(decodeEntities(text)).toBe(text)
    },
  )

  test('reverses escapeHtml', () => {
    const text = `<a href="x">'&'</a>`
    expect(decodeEntities(escapeHtml(text))).toBe(text)
  })
})
