import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SCRIPT_URLS } from '../../test/script-urls.ts'
import { email, httpUrl, optionalText, requiredText, slug } from './fields.ts'

const note = optionalText(20)
const name = requiredText(20, 'missing')
const link = httpUrl('missing', 'wrong')
const address = email('missing', 'wrong')
const isTaken = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

describe('text', () => {
  test.each([
    ['  Mei \n', 'Mei'],
    ['e\u0301', '\u00e9'],
    ['a\0b\u0007', 'ab'],
    ['\u202eevil', 'evil'],
    ['half \ud83d', 'half \ufffd'],
    ['two\nlines', 'two\nlines'],
    ['two\r\nlines\rmore', 'two\nlines\nmore'],
    ['a\tb', 'a b'],
    ['next\u0085line', 'nextline'],
    ['e\u202c\u0301', '\u00e9'],
    [' \u200b\ufeff\u3164 ', ''],
    ['宝宝 👶🏽', '宝宝 👶🏽'],
  ])('converts %j to %j', (sent, kept) => {
    expect(z.parse(note, sent)).toBe(kept)
  })

  test('has at most thirty combining marks per letter', () => {
    const marks = '\u0332\u0301'.repeat(40)
    expect(z.parse(requiredText(200, 'missing'), `x${marks}y`)).toHaveLength(32)
  })

  test('has a single line for names', () => {
    expect(z.parse(name, 'Mei\r\nBcc: all')).toBe('Mei Bcc: all')
    expect(z.parse(name, 'Mei \t Tan')).toBe('Mei Tan')
    expect(z.parse(name, 'Mei\u2028Tan')).toBe('Mei Tan')
    expect(z.parse(name, 'Mei  \n\n Tan')).toBe('Mei Tan')
    expect(z.parse(name, 'Mei  Tan')).toBe('Mei  Tan')
  })

  test.each([' \u202e\0 ', '\u200b\u2060', '\u115f\ufe0f'])(
    'is missing when nothing of it can be seen: %j',
    sent => {
      expect(z.safeParse(name, sent).error?.issues[0]?.message).toBe('missing')
    },
  )

  test('is unchanged when parsed again', () => {
    const parts = fc.constantFrom(
      'a',
      'e',
      '\u0301',
      '\0',
      '\r',
      '\n',
      '\t',
      ' ',
      '\u202e',
      '\ud83d',
    )
    fc.assert(
      fc.property(fc.string({ unit: parts, maxLength: 20 }), sent => {
        const kept = z.parse(note, sent)
        expect(z.parse(note, kept)).toBe(kept)
        expect(kept).toBe(kept.normalize('NFC').trim())
      }),
      { seed: 3 },
    )
  })
})

describe('httpUrl', () => {
  test.each([
    ['https://shop.example/a b', 'https://shop.example/a b'],
    ['HTTPS://Shop.example/', 'https://Shop.example/'],
    [' http://shop.example ', 'http://shop.example'],
  ])('converts %j to %j', (sent, kept) => {
    expect(z.parse(link, sent)).toBe(kept)
  })

  test.each([
    'https:shop.example',
    'https:/shop.example',
    'ht\ttps://shop.example',
    'https://shop.example/a\nb',
    'https://user:secret@shop.example/',
    'javascript:alert(1)//https://',
    ...SCRIPT_URLS,
    'blob:https://shop.example/1',
    'view-source:https://shop.example/',
    'https&colon;//shop.example/',
    '//shop.example/',
    'ftp://shop.example/',
    `https://shop.example/${'é'.repeat(2000)}`,
    'https://',
  ])('rejects %j', sent => {
    expect(isTaken(link, sent)).toBe(false)
  })
})

describe('email', () => {
  const local64 = 'a'.repeat(64)
  const domain185 = Array(3).fill('b'.repeat(61)).join('.')

  test.each([
    ['mei@example.com', 'mei@example.com'],
    ["o'neil+gift@sub.example.co", "o'neil+gift@sub.example.co"],
    ['a@b.sg', 'a@b.sg'],
    [' Mei.Tan@Example.COM\n', 'Mei.Tan@example.com'],
    [`${local64}@${domain185}.com`, `${local64}@${domain185}.com`],
  ])('converts %j to %j', (sent, kept) => {
    expect(z.parse(address, sent)).toBe(kept)
  })

  test.each([
    'mei@',
    'mei@host',
    'a@b.co,c@d.co',
    '"a b"@example.com',
    'a@b.co\nBcc: c@d.co',
    'a\0@b.co',
    '\u202ea@b.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@b.co',
    'a@-b.co',
    'a@b-.co',
    'a@b..co',
    'zoë@b.co',
    'a@zoë.co',
    'a@[127.0.0.1]',
    `a${local64}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `${local64}@${domain185}b.com`,
  ])('rejects %j', sent => {
    expect(z.safeParse(address, sent).error?.issues[0]?.message).toBe('wrong')
  })

  test('reports a blank value as missing', () => {
    expect(z.safeParse(address, ' \n').error?.issues[0]?.message).toBe('missing')
  })
})

test('slug rejects control characters', () => {
  expect(isTaken(slug, 'demo')).toBe(true)
  expect(isTaken(slug, 'de\0mo')).toBe(false)
})

test.each([undefined, '', '  '])('slug reports a missing value: %j', sent => {
  expect(z.safeParse(slug, sent).error?.issues[0]?.message).toBe('Registry slug is required')
})
