import { describe, expect, test } from 'vitest'
import { unansweredAmount } from './unanswered-amount.ts'

describe('unansweredAmount', () => {
  test('returns the amount of a request whose outcome is unknown', () => {
    const sent = { key: 'k', body: JSON.stringify({ name: 'Mei', amount: 20_000 }) }
    expect(unansweredAmount({ sent })).toBe(20_000)
  })

  test('returns the largest amount of requests with the same key, because any of them may be stored', () => {
    const body = (amount: number) => JSON.stringify({ name: 'Mei', amount })
    const sentWith = (first: number, ...changed: number[]) => ({
      sent: { key: 'k', body: body(first), changed: changed.map(body) },
    })
    expect(unansweredAmount(sentWith(20_000, 50_000, 10_000))).toBe(50_000)
    expect(unansweredAmount(sentWith(50_000, 20_000))).toBe(50_000)
  })

  test.each([[undefined], ['{}'], ['null'], ['{"amount":1.5}'], ['no JSON']])(
    'is undefined for %j',
    body => {
      expect(unansweredAmount({ sent: body === undefined ? undefined : { key: 'k', body } })).toBe(
        undefined,
      )
    },
  )
})
