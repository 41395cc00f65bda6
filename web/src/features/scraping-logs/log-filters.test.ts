import { listScrapeLogs } from '@registry/shared/contract/product-lookups'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { domainOf, filtersIn, isFiltered, NO_FILTERS, queryOf, requestOf } from './log-filters.ts'

const read = (query: string) => filtersIn(new URLSearchParams(query))

describe('the filters of the log', () => {
  test('stand in the address as they were set', () => {
    const query = 'status=failed&domain=lazada.sg&from=2026-11-01&to=2026-11-20&page=3'
    expect(queryOf(read(query))).toBe(query)
    expect(queryOf(NO_FILTERS)).toBe('')
  })

  test('ask the server for one page', () => {
    expect(requestOf(read('status=failed&from=2026-11-01&page=3'))).toEqual({
      limit: 20,
      offset: 40,
      status: 'failed',
      startDate: '2026-11-01',
    })
    expect(requestOf(NO_FILTERS)).toEqual({ limit: 20, offset: 0 })
  })

  test.each([
    'status=whatever&domain=%20&from=2026-13-40&to=tomorrow&page=-1',
    'page=0',
    'page=1.5',
    'page=NaN',
    'page=99999999',
    'domain=%3Cscript%3E',
    'from=2026-11-01T00:00:00Z',
  ])('are none where the address makes no sense: %s', query => {
    expect(read(query)).toEqual(NO_FILTERS)
  })

  test.each(['status=pending&domain=x.sg&from=2026-02-28&to=2026-03-01&page=50000', ''])(
    'are such as the server takes: %s',
    query => {
      expect(z.safeParse(listScrapeLogs.query, requestOf(read(query))).success).toBe(true)
    },
  )

  test('are none when only another page is shown', () => {
    expect(isFiltered(read('page=2'))).toBe(false)
    expect(isFiltered(read('domain=lazada.sg'))).toBe(true)
  })
})

describe('a domain', () => {
  test.each([
    [' Lazada.SG ', 'lazada.sg'],
    ['https://www.lazada.sg/products/1?a=b', 'lazada.sg'],
    ['www.ikea.com', 'ikea.com'],
    ['localhost:3000', 'localhost'],
    ['', ''],
    ['a b', ''],
    ['javascript:alert(1)', ''],
  ])('typed as "%s" is "%s"', (typed, domain) => expect(domainOf(typed)).toBe(domain))
})
