import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { email, httpUrl, optionalText, requiredText, slug } from './fields.ts'

const note = optionalText(20)
const name = requiredText(20, 'missing')
const link = httpUrl('missing', 'wrong')
const address = email('missing', 'wrong')
const isTaken = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

describe('a text', () => {
  test.each([
    ['  Mei \n', 'Mei'],
    ['e\u0301', '\u00e9'],
    ['a\0b\u0007', 'ab'],
    ['\u202eevil', 'evil'],
    ['half \ud83d', 'half \ufffd'],
    ['two\nlines', 'two\nlines'],
    ['宝宝 👶🏽', '宝宝 👶🏽'],
  ])('from %j becomes %j', (sent, kept) => {
    expect(z.parse(note, sent)).toBe(kept)
  })

  test('is one line where it is a name', () => {
    expect(z.parse(name, 'Mei\r\nBcc: all')).toBe('Mei Bcc: all')
    expect(z.parse(name, 'Mei \t Tan')).toBe('Mei Tan')
  })

  test('is missing when nothing of it can be seen', () => {
    expect(z.safeParse(name, ' \u202e\0 ').error?.issues[0]?.message).toBe('missing')
  })
})

describe('a link', () => {
  test.each([
    ['https://shop.example/a b', 'https://shop.example/a b'],
    ['HTTPS://Shop.example/', 'https://Shop.example/'],
    [' http://shop.example ', 'http://shop.example'],
  ])('from %j becomes %j', (sent, kept) => {
    expect(z.parse(link, sent)).toBe(kept)
  })

  test.each([
    'https:shop.example',
    'https:/shop.example',
    'ht\ttps://shop.example',
    'https://shop.example/a\nb',
    'https://user:secret@shop.example/',
    'javascript:alert(1)//https://',
    'ftp://shop.example/',
    `https://shop.example/${'é'.repeat(2000)}`,
    'https://',
  ])('is not %j', sent => {
    expect(isTaken(link, sent)).toBe(false)
  })
})

describe('an e-mail address', () => {
  test.each(['mei@example.com', "o'neil+gift@sub.example.co", 'a@b.sg'])('may be %s', sent => {
    expect(isTaken(address, sent)).toBe(true)
  })

  test.each(['mei@', 'mei@host', 'a@b.co,c@d.co', '"a b"@example.com', 'a@b.co\nBcc: c@d.co'])(
    'is not %j',
    sent => {
      expect(isTaken(address, sent)).toBe(false)
    },
  )
})

test("a registry's address holds no control characters", () => {
  expect(isTaken(slug, 'demo')).toBe(true)
  expect(isTaken(slug, 'de\0mo')).toBe(false)
})
