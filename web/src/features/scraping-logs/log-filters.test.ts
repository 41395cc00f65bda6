import { listScrapeLogs } from '@registry/shared/contract/items/product-lookups'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  isFiltered,
  NO_FILTERS,
  parseDomain,
  parseLogFilters,
  toApiQuery,
  toQueryString,
} from './log-filters.ts'

const read = (query: string) => parseLogFilters(new URLSearchParams(query))

describe('the log filters', () => {
  test('round-trip through the query string', () => {
    const query = 'status=failed&domain=lazada.sg&from=2026-11-01&to=2026-11-20&page=3'
    expect(toQueryString(read(query))).toBe(query)
    expect(toQueryString(NO_FILTERS)).toBe('')
  })

  test('request one page', () => {
    expect(toApiQuery(read('status=failed&from=2026-11-01&page=3'))).toEqual({
      limit: 20,
      offset: 40,
      status: 'failed',
      startDate: '2026-11-01',
    })
    expect(toApiQuery(NO_FILTERS)).toEqual({ limit: 20, offset: 0 })
  })

  test.each([
    'status=whatever&domain=%20&from=2026-13-40&to=tomorrow&page=-1',
    'page=0',
    'page=1.5',
    'page=NaN',
    'page=99999999',
    'domain=%3Cscript%3E',
    'from=2026-11-01T00:00:00Z',
  ])('ignore the invalid query %s', query => {
    expect(read(query)).toEqual(NO_FILTERS)
  })

  test.each(['status=pending&domain=x.sg&from=2026-02-28&to=2026-03-01&page=50000', ''])(
    'satisfy the API schema: %s',
    query => {
      expect(z.safeParse(listScrapeLogs.query, toApiQuery(read(query))).success).toBe(true)
    },
  )

  test('are not active when only the page differs', () => {
    expect(isFiltered(read('page=2'))).toBe(false)
    expect(isFiltered(read('domain=lazada.sg'))).toBe(true)
  })
})

describe('parseDomain', () => {
  test.each([
    [' Lazada.SG ', 'lazada.sg'],
    ['https://www.lazada.sg/products/1?a=b', 'lazada.sg'],
    ['www.ikea.com', 'ikea.com'],
    ['localhost:3000', 'localhost'],
    ['', ''],
    ['a b', ''],
    ['javascript:alert(1)', ''],
  ])('typed as "%s" is "%s"', (typed, domain) => expect(parseDomain(typed)).toBe(domain))
})
