import { expect, test } from 'vitest'
import { formatRelativeTime } from './format-relative-time.ts'

const at = '2026-11-20T10:00:00.000Z'
const minutes = (count: number) => Date.parse(at) + count * 60_000

test.each([
  [-5, 'Just now'],
  [0, 'Just now'],
  [0.99, 'Just now'],
  [1, '1 minute ago'],
  [59.9, '59 minutes ago'],
  [60, '1 hour ago'],
  [60 * 24 - 1, '23 hours ago'],
  [60 * 24, '1 day ago'],
  [60 * 24 * 45, '45 days ago'],
])('%d minutes later it was %j', (count, words) => {
  expect(formatRelativeTime(at, minutes(count))).toBe(words)
})

test('a timestamp that is none was just now', () => {
  expect(formatRelativeTime('soon', minutes(5))).toBe('Just now')
})
