import { describe, expect, test } from 'vitest'
import { celebrationText } from './celebration-text.ts'

describe('a date of the celebration', () => {
  test.each([
    ['2026-11-24', '30 days to go'],
    ['2026-12-23', '1 day to go'],
    ['2026-12-24', 'Today!'],
  ])('on %s has %s', (today, left) => {
    expect(celebrationText('2026-12-24', today)).toEqual({ when: '24 December 2026', left })
  })

  test('over a year ahead counts all days', () => {
    expect(celebrationText('2028-03-01', '2027-02-28')?.left).toBe('367 days to go')
  })

  test('in the past says when it was', () => {
    expect(celebrationText('2026-12-04', '2026-12-05')).toEqual({ when: 'Was on 4 December 2026' })
  })
})

describe('a due month', () => {
  test.each(['2026-09-30', '2026-12-31'])('is shown without days on %s', today => {
    expect(celebrationText('2026-12', today)).toEqual({ when: 'Due in December 2026' })
  })

  test('is not shown when it is over', () => {
    expect(celebrationText('2026-12', '2027-01-01')).toBeUndefined()
  })
})
