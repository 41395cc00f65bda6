import { describe, expect, test } from 'vitest'
import { LOOKUP_CODES, LOOKUP_REASONS } from '../../contract/items/product-lookups.ts'
import { explainLookupFailure } from './explain-lookup-failure.ts'

const explain = (
  code: (typeof LOOKUP_CODES)[number] | undefined,
  cause?: (typeof LOOKUP_REASONS)[number],
) => explainLookupFailure({ code, cause }, 'shop.example')

describe('the explanation of a failed lookup', () => {
  test.each([
    ['INVALID_URL', undefined, '‘shop.example’ is not a link', /begins with https/],
    ['BLOCKED', undefined, 'shop.example did not let us in', /QuickAdd can read it/],
    ['TIMEOUT', undefined, 'shop.example took too long', /in a few minutes/],
    ['UNREACHABLE', undefined, 'We could not reach shop.example', /Check the link/],
    ['UNREACHABLE', 'shop-error', 'shop.example is down at the moment', /^Try again later\.$/],
    ['NOT_A_PRODUCT', undefined, 'We found no product there', /not of a list or a search/],
    ['NOT_A_PRODUCT', 'gone', 'This page is gone', /Search for the product/],
    ['NOT_A_PRODUCT', 'file', 'This link leads to a file', /page that shows the product/],
    ['NOT_A_PRODUCT', 'empty-page', 'We found no product there', /QuickAdd can read it/],
  ] as const)('of %s %s is "%s"', (code, cause, title, advice) => {
    const explained = explain(code, cause)
    expect(explained.title).toBe(title)
    expect(explained.advice).toMatch(advice)
  })

  test('offers a retry only if one may succeed', () => {
    expect(explain('NOT_A_PRODUCT', 'gone').canRetry).toBe(false)
    expect(explain('INVALID_URL').canRetry).toBe(false)
    expect(explain('BLOCKED').canRetry).toBe(false)
    expect(explain('UNREACHABLE', 'gave-up')).toMatchObject({ canRetry: false, advice: undefined })
    expect(explain('UNREACHABLE', 'shop-error').canRetry).toBe(true)
    expect(explain(undefined).canRetry).toBe(true)
  })

  test('says that the scrape continues only while it does', () => {
    const pending = { code: 'TIMEOUT', cause: undefined, isStillReading: true } as const
    expect(explainLookupFailure(pending, 'shop.example').advice).toMatch(/We go on reading it/)
    expect(explain('TIMEOUT').advice).not.toMatch(/go on reading/)
  })

  test('keeps the link unless it leads nowhere', () => {
    expect(explain('INVALID_URL').isLinkUseful).toBe(false)
    expect(explain('NOT_A_PRODUCT', 'gone').isLinkUseful).toBe(false)
    expect(explain('BLOCKED').isLinkUseful).toBe(true)
  })

  test('quotes long pasted text in part', () => {
    const { title } = explainLookupFailure(
      { code: 'INVALID_URL', cause: undefined },
      'hello '.repeat(99),
    )
    expect(title.length).toBeLessThan(60)
    expect(title).toMatch(/^‘hello .*…’ is not a link$/)
  })

  test('exists for every code and cause', () => {
    for (const code of LOOKUP_CODES) expect(explain(code).title).not.toBe('')
    for (const cause of LOOKUP_REASONS) expect(explain('UNREACHABLE', cause).title).not.toBe('')
  })
})
