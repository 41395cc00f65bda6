import { describe, expect, test } from 'vitest'
import { isOutage } from './is-outage.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

describe('isOutage', () => {
  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'select 1 - Connection terminated unexpectedly',
  ])('holds for the driver error "%s"', message => {
    expect(isOutage(new Error(message))).toBe(true)
  })

  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EPIPE',
    'ETIMEDOUT',
    'EAI_AGAIN',
    '08006',
    '53300',
    '57P01',
    '57014',
    '55P03',
    '40P01',
    '40001',
    '25P03',
    '25006',
  ])('holds for the code %s', code => {
    expect(isOutage(withCode(code))).toBe(true)
  })

  test('returns true for a missing socket file only', () => {
    const missing = (syscall: string) => Object.assign(withCode('ENOENT'), { syscall })
    expect(isOutage(missing('connect'))).toBe(true)
    expect(isOutage(missing('open'))).toBe(false)
  })

  test('returns true when one of several connection attempts failed', () => {
    expect(isOutage(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true)
  })

  test.each([
    withCode('23505'),
    withCode('22P02'),
    new Error('x'),
    new AggregateError([]),
    'x',
    null,
  ])('does not hold for %s', error => {
    expect(isOutage(error)).toBe(false)
  })
})
