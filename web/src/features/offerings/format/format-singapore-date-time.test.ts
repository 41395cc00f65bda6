import { expect, test } from 'vitest'
import { formatSingaporeDateTime } from './format-singapore-date-time.ts'

test.each([
  ['2025-02-18T07:40:00.000Z', '18 Feb 2025, 3:40 pm SGT'],
  ['2025-02-20T01:12:00.000Z', '20 Feb 2025, 9:12 am SGT'],
  ['2025-12-31T16:00:00.000Z', '1 Jan 2026, 12:00 am SGT'],
])('formatSingaporeDateTime formats %s as %s in Singapore time', (timestamp, words) => {
  expect(formatSingaporeDateTime(timestamp)).toBe(words)
})

test.each([
  ['2026-11-18T08:20:00Z', '18 Nov, 4:20 pm SGT'],
  ['2025-12-31T16:30:00Z', '1 Jan, 12:30 am SGT'],
  ['2025-12-31T15:30:00Z', '31 Dec 2025, 11:30 pm SGT'],
])('formatSingaporeDateTime in 2026 formats %s as %s', (timestamp, words) => {
  expect(formatSingaporeDateTime(timestamp, Date.parse('2026-11-22T00:00:00Z'))).toBe(words)
})
