import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { replaceVariableText, stableText, TEXT_RULES } from './variable-text.ts'

const UUID = 'b3e1c1a4-5f0e-4c63-9a5e-0e6a4a5d1f2b'

describe('stableText', () => {
  test.each([
    [`owner-${UUID}@example.com`, 'owner-00000000-0000-4000-8000-000000000000@example.com'],
    ['Cot 237c25f9a8c1b5f30613-82c2a391b9b7a0099eff', `Cot ${'0'.repeat(20)}`],
    ['Found at localhost:41237.', 'Found at localhost:10000.'],
    ['Code 7K · 24', 'Code 00 · 00'],
    ['Wed, 23 Nov 2025', 'Mon, 1 Jan 2026'],
    ['5 November', '1 Jan'],
    ['Nov 5, 2027', 'Jan 1, 2026'],
    ['November 2025', 'Jan 2026'],
    ['2025-11-23', '2026-01-01'],
    ['23 Nov, 9:41 am SGT', '1 Jan, 12:00 pm SGT'],
    ['12 minutes ago', 'just now'],
    ['5m ago · Just now', 'just now · just now'],
    ['Good evening, Priya', 'Good day, Priya'],
    ['Read in 340 ms', 'Read in 1 s'],
  ])('replaces %j by %j', (text, expected) => {
    expect(stableText(text)).toBe(expected)
  })

  test.each(['$45.00 of $900.00, 25%', 'Moon night light', '2 requests to review', '0 / 2000'])(
    'returns %j unchanged',
    text => {
      expect(stableText(text)).toBe(text)
    },
  )
})

describe('replaceVariableText', () => {
  const { document } = new JSDOM(
    '<p>Given 5 minutes ago</p><input value="2025-11-23"><textarea>At 9:41 am</textarea>',
  ).window
  const texts = () => [
    document.querySelector('p')?.textContent,
    document.querySelector('input')?.value,
    document.querySelector('textarea')?.value,
  ]

  test('replaces text and values of fields, and restores them', () => {
    const before = texts()
    const restore = replaceVariableText(TEXT_RULES, document)
    expect(texts()).toEqual(['Given just now', '2026-01-01', 'At 12:00 pm'])
    restore()
    expect(texts()).toEqual(before)
  })

  test('does not restore text that the page has changed meanwhile', () => {
    const restore = replaceVariableText(TEXT_RULES, document)
    const paragraph = document.querySelector('p')
    if (paragraph?.firstChild) paragraph.firstChild.nodeValue = 'Changed'
    restore()
    expect(paragraph?.textContent).toBe('Changed')
  })
})
