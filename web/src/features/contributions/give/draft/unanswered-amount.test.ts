import { describe, expect, test } from 'vitest'
import { unansweredAmount } from './unanswered-amount.ts'

describe('unansweredAmount', () => {
  test('returns the amount of a request whose outcome is unknown', () => {
    const sent = { key: 'k', body: JSON.stringify({ name: 'Mei', amount: 20_000 }) }
    expect(unansweredAmount({ sent })).toBe(20_000)
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
