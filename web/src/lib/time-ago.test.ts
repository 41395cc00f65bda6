import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T11:59:30Z', 'Just now'],
  ['2026-03-10T12:00:30Z', 'Just now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T11:01:00Z', '59 minutes ago'],
  ['2026-03-10T11:00:00Z', '1 hour ago'],
  ['2026-03-09T12:00:00Z', '1 day ago'],
  ['2026-02-01T12:00:00Z', '37 days ago'],
])('%s is %s', (timestamp, words) => {
  expect(timeAgo(timestamp, NOW)).toBe(words)
})
