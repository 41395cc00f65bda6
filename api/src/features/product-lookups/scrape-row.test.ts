import { expect, test } from 'vitest'
import { toScrapeLogEntry } from './log-presenter.ts'
import { toLookupResponse } from './lookup-presenter.ts'
import { type ScrapeRow, toScrape } from './scrape-row.ts'

type StoredCode = 'FORBIDDEN_ADDRESS' | 'UNREACHABLE'

const rowOf = (code: StoredCode, error: string): ScrapeRow => ({
  id: 'a',
  url: 'https://shop.example/moon',
  domain: 'shop.example',
  retailer: null,
  status: 'failed',
  stage: null,
  method: 'http',
  result: null,
  error,
  errorCode: code,
  errorCause: null,
  durationMs: 3,
  steps: [{ method: 'http', startedAt: '2026-11-20T10:00:00Z', durationMs: 3, outcome: code }],
  createdAt: new Date(0),
})

test('a row that the previous release stored with FORBIDDEN_ADDRESS reads like an unreachable retailer', () => {
  const forbidden = toScrape(rowOf('FORBIDDEN_ADDRESS', 'We could not read this page.'))
  const unreachable = toScrape(rowOf('UNREACHABLE', 'The shop could not be reached.'))
  expect(toLookupResponse(forbidden)).toEqual(toLookupResponse(unreachable))
  expect(toScrapeLogEntry(forbidden)).toEqual(toScrapeLogEntry(unreachable))
})
