import { afterEach, expect, test, vi } from 'vitest'
import { formatConfirmedAt } from './format-confirmed-at.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')

afterEach(() => vi.restoreAllMocks())

test.each([
  ['2026-11-20T01:12:00Z', 'Fri 9:12 am'],
  ['2026-11-19T10:40:00Z', 'Thu 6:40 pm'],
  ['2026-11-14T16:05:00Z', 'Sun 12:05 am'],
  ['2026-11-13T09:00:00Z', '13 Nov'],
  ['2025-11-13T09:00:00Z', '13 Nov 2025'],
])('formats %s as %s in Singapore time', (timestamp, words) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480)
  expect(formatConfirmedAt(timestamp, NOW)).toBe(words)
})

test('names Singapore time on a device with another time', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330)
  expect(formatConfirmedAt('2026-11-20T01:12:00Z', NOW)).toBe('Fri 9:12 am SGT')
})
