import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { fundingText } from './funding-text.ts'

const words = (given: number, price: number) =>
  fundingText({
    amountContributed: cents(given),
    totalPrice: cents(price),
    isFullyFunded: given >= price,
  })

describe('fundingText', () => {
  test.each([
    [0, 260_00, 'S$0', 'of S$260', 0, 'Be the first to give', 'open'],
    [180_00, 420_00, 'S$180', 'of S$420', 43, 'S$240 to go', 'open'],
    [235_00, 300_00, 'S$235', 'of S$300', 78, 'S$65 finishes it', 'near'],
    [48_50, 48_50, 'S$48.50', 'of S$48.50', 100, 'Fully gifted, thank you', 'done'],
    [99_60, 100_00, 'S$99.60', 'of S$100', 100, 'S$0.40 finishes it', 'near'],
  ])('for %i of %i', (given, price, givenText, priceText, percent, helper, mood) => {
    expect(words(given, price)).toEqual({
      given: givenText,
      price: priceText,
      percent,
      helper,
      mood,
    })
  })
})
