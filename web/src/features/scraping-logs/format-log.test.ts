import { expect, test } from 'vitest'
import {
  fieldLabel,
  formatDuration,
  formatSize,
  formatTimestamp,
  foundFieldsText,
} from './format-log.ts'

test('formatTimestamp uses Singapore time', () => {
  expect(formatTimestamp('2026-11-20T20:15:00.000Z')).toBe('21 Nov 2026, 04:15')
})

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [3_249, '3.2 s'],
])('%i ms format as %s', (ms, words) => expect(formatDuration(ms)).toBe(words))

test.each([
  [840, '840 B'],
  [96_400, '96 kB'],
  [1_440_000, '1.4 MB'],
])('%i bytes format as %s', (bytes, words) => expect(formatSize(bytes)).toBe(words))

test('fieldLabel returns the label of a known field, otherwise its name', () => {
  expect(foundFieldsText(['productName', 'images', 'toString'])).toBe(
    'Found: name, pictures, toString',
  )
  expect(foundFieldsText([])).toBe('Nothing found')
  expect(fieldLabel('price')).toBe('price')
})
