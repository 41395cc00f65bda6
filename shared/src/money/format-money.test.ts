import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  formatCardMoney,
  formatDollars,
  formatPlainAmount,
  formatShortDollars,
} from './format-money.ts'
import { cents, MAX_CENTS } from './money.ts'

describe('money formats', () => {
  test.each([
    [0, '$0.00', '$0', 'S$0', '0.00'],
    [5, '$0.05', '$0.05', 'S$0.05', '0.05'],
    [25_50, '$25.50', '$25.50', 'S$25.50', '25.50'],
    [180_00, '$180.00', '$180', 'S$180', '180.00'],
    [1_234_00, '$1,234.00', '$1,234', 'S$1,234', '1234.00'],
    [1_234_50, '$1,234.50', '$1,234.50', 'S$1,234.50', '1234.50'],
    [1_000_000_00, '$1,000,000.00', '$1,000,000', 'S$1,000,000', '1000000.00'],
  ])('format %i cents as %s, %s, %s and %s', (amount, dollars, short, card, plain) => {
    expect(formatDollars(cents(amount))).toBe(dollars)
    expect(formatShortDollars(cents(amount))).toBe(short)
    expect(formatCardMoney(cents(amount))).toBe(card)
    expect(formatPlainAmount(cents(amount))).toBe(plain)
  })

  test('formats any amount as Intl.NumberFormat does', () => {
    const intl = new Intl.NumberFormat('en-SG', { minimumFractionDigits: 2 })
    const amounts = fc.integer({ min: -MAX_CENTS, max: 100 * MAX_CENTS })
    fc.assert(
      fc.property(amounts, amount => {
        const formatted = formatDollars(cents(amount))
        expect(formatted).toBe(`$${intl.format(amount / 100)}`)
        expect(formatShortDollars(cents(amount))).toBe(formatted.replace(/\.00$/, ''))
        expect(formatCardMoney(cents(amount))).toBe(`S${formatShortDollars(cents(amount))}`)
      }),
    )
  })

  test('creates no formatter of the Intl API when the module is loaded or used', async () => {
    const create = vi.spyOn(Intl, 'NumberFormat')
    vi.resetModules()
    const { formatCardMoney: formatAnew } = await import('./format-money.ts')
    expect(formatAnew(cents(123_450))).toBe('S$1,234.50')
    expect(create).not.toHaveBeenCalled()
  })
})
