import { describe, expect, test } from 'vitest'
import { toLookupResponse } from './lookup-presenter.ts'
import type { Scrape } from './scrape-row.ts'

const UNPRICED = {
  productName: 'Moon pram',
  priceMinor: null,
  currency: null,
  description: null,
  category: null,
  images: ['https://img.example/moon.jpg'],
  sourceUrl: 'https://shop.example/moon',
  retailer: null,
  rules: { name: 'h1', image: 'json-ld' },
  confidence: { name: 0.9, image: 0.5 },
}

const scrape = (fields: Partial<Scrape>): Scrape => ({
  id: 'a',
  url: 'https://shop.example/moon',
  domain: 'shop.example',
  retailer: null,
  status: 'pending',
  stage: 'rendering',
  method: null,
  result: null,
  error: null,
  errorCode: null,
  errorCause: null,
  durationMs: null,
  steps: [],
  createdAt: new Date(0),
  ...fields,
})

describe('the response to a lookup that timed out', () => {
  test('is the partial result', () => {
    expect(toLookupResponse(scrape({ result: UNPRICED }))).toMatchObject({
      success: true,
      status: 'partial',
      data: { productName: 'Moon pram', price: null, uncertain: ['images'] },
      code: null,
      logId: 'a',
    })
  })

  test('is TIMEOUT without a partial result', () => {
    expect(toLookupResponse(scrape({}))).toMatchObject({
      success: false,
      status: 'failed',
      code: 'TIMEOUT',
      error: 'Failed to extract product information from the URL',
      reason: 'The shop took too long to answer.',
      isStillReading: true,
    })
  })
})

describe('the response to a failed lookup', () => {
  test.each([
    ['uniqlo', 'Could not extract product data from Uniqlo. Please add manually.'],
    [null, 'Failed to extract product information from the URL'],
  ])('names the retailer if it is %j', (retailer, error) => {
    const failed = scrape({ status: 'failed', errorCode: 'BLOCKED', retailer })
    expect(toLookupResponse(failed)).toMatchObject({ code: 'BLOCKED', error })
  })
})
