import { describe, expect, test } from 'vitest'
import { paginateActivity } from './paginate-activity.ts'

describe('paginateActivity', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  test.each([
    [30, 1, { page: 1, pages: 6, from: 1, to: 5 }],
    [30, 6, { page: 6, pages: 6, from: 26, to: 30 }],
    [26, 6, { page: 6, pages: 6, from: 26, to: 26 }],
    [25, 6, { page: 5, pages: 5, from: 21, to: 25 }],
    [3, 0, { page: 1, pages: 1, from: 1, to: 3 }],
    [0, 1, { page: 1, pages: 1, from: 1, to: 0 }],
  ])('of %i contributions, page %i', (count, requestedPage, page) => {
    const shown = paginateActivity(rows(count), requestedPage)
    expect(shown).toMatchObject(page)
    expect(shown.rows).toEqual(rows(count).slice(page.from - 1, page.to))
  })
})
