import { describe, expect, test } from 'vitest'
import { parseAmountText } from './amount-text.ts'

describe('parseAmountText', () => {
  test.each([
    ['50', 50_00],
    ['50.00', 50_00],
    [' $12.5 ', 12_50],
    ['0.01', 1],
    ['.5', 50],
    ['7.', 7_00],
    ['1,250', 1250_00],
    ['1,250.40', 1250_40],
    ['1000000', 1_000_000_00],
  ])('reads %j', (text, amount) => {
    expect(parseAmountText(text)).toBe(amount)
  })

  test.each([
    [''],
    ['.'],
    ['0'],
    ['0.00'],
    ['-5'],
    ['1e9'],
    ['12,50'],
    ['1.234'],
    ['1,00,000'],
    ['ten'],
    ['🍼'],
    ['5 dollars'],
    ['1000000.01'],
    ['9999999'],
    ['0x10'],
    ['NaN'],
  ])('refuses %j', text => {
    expect(parseAmountText(text)).toBeUndefined()
  })
})
