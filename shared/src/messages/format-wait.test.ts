import { describe, expect, test } from 'vitest'
import { formatWait } from './format-wait.ts'

describe('formatWait', () => {
  test.each([
    [0, '1 second'],
    [1, '1 second'],
    [45, '45 seconds'],
    [59.2, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [3541, '60 minutes'],
    [3600, '1 hour'],
    [5000, '2 hours'],
  ])('formats %d seconds as %s', (seconds, words) => expect(formatWait(seconds)).toBe(words))
})
