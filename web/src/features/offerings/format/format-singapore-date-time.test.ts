import { expect, test } from 'vitest'
import { formatSingaporeDateTime } from './format-singapore-date-time.ts'

test.each([
  ['2025-02-18T07:40:00.000Z', '18 Feb 2025, 3:40 pm SGT'],
  ['2025-02-20T01:12:00.000Z', '20 Feb 2025, 9:12 am SGT'],
  ['2025-12-31T16:00:00.000Z', '1 Jan 2026, 12:00 am SGT'],
])('formatSingaporeDateTime formats %s as %s in Singapore time', (timestamp, words) => {
  expect(formatSingaporeDateTime(timestamp)).toBe(words)
})
