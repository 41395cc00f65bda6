import { expect, test } from 'vitest'
import { formatConfirmedAt } from './format-confirmed-at.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')

test.each([
  ['2026-11-20T01:12:00Z', 'Fri 9:12 am'],
  ['2026-11-19T10:40:00Z', 'Thu 6:40 pm'],
  ['2026-11-14T16:05:00Z', 'Sun 12:05 am'],
  ['2026-11-13T09:00:00Z', '13 Nov'],
  ['2025-11-13T09:00:00Z', '13 Nov 2025'],
])('formats %s as %s in Singapore time', (timestamp, words) => {
  expect(formatConfirmedAt(timestamp, NOW)).toBe(words)
})
