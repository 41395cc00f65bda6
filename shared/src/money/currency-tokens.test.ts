import { describe, expect, test } from 'vitest'
import { currencyOfToken, isSharedToken } from './currency-tokens.ts'

describe('currencyOfToken', () => {
  test.each([
    ['S$', 'SGD'],
    ['US $', 'USD'],
    [' RM ', 'MYR'],
    ['FCFA', 'XOF'],
    ['دينار أردني', 'JOD'],
    ['CUP', 'CUP'],
    ['cup', undefined],
    ['usd', 'USD'],
    ['Sgd', 'SGD'],
    ['Cup', undefined],
    ['pcs', undefined],
    ['ABC', undefined],
  ])('reads %s as %s', (token, currency) => {
    expect(currencyOfToken(token)).toBe(currency)
  })

  test.each([
    ['$', undefined, undefined, 'USD'],
    ['$', 'SG', undefined, 'SGD'],
    ['$', 'DE', undefined, 'USD'],
    ['$', 'SG', 'AUD', 'AUD'],
    ['$', 'SG', 'EUR', 'SGD'],
    ['¥', 'JP', 'CNY', 'CNY'],
    ['kr', 'dk', undefined, 'DKK'],
    ['Rs.', 'XX', undefined, 'INR'],
  ])('parses %s in %s with the assumed currency %s as %s', (token, country, assumed, currency) => {
    expect(currencyOfToken(token, country, assumed)).toBe(currency)
  })
})

describe('isSharedToken', () => {
  test.each([
    ['$', true],
    ['Kr', true],
    [' RS. ', true],
    ['S$', false],
    ['SGD', false],
  ])('returns for %s: %s', (token, expected) => {
    expect(isSharedToken(token)).toBe(expected)
  })
})
