import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readShareText, type SharedProduct } from './read-share-text.ts'

const SHOPEE = 'https://sg.shp.ee/Jw5VZBri'
const LAZADA = 'https://s.lazada.sg/s.TVggS?cc'
const AMAZON = 'https://amzn.asia/d/37McFoz'
const INDIA = 'https://amzn.in/d/0aBcDeF'

const dollars = (minor: number) => ({ minor, currency: 'SGD' })
const rupees = (minor: number) => ({ minor, currency: 'INR' })

describe('readShareText', () => {
  test.each<[string, Partial<SharedProduct>]>([
    [
      'Check out Moon Night Light for $12.90! https://shope.ee/8JzKaB9',
      { url: 'https://shope.ee/8JzKaB9', name: 'Moon Night Light', price: dollars(1290) },
    ],
    [
      `Check out [SG Stock] Baby Swaddle 3-pack for S$1,019.90. Get it on Shopee now! ${SHOPEE}`,
      { name: '[SG Stock] Baby Swaddle 3-pack', price: dollars(101_990) },
    ],
    [
      `Check out Muslin Swaddle at 20% off! $9.90 only. Get it on Shopee now! ${SHOPEE}`,
      { name: 'Muslin Swaddle', price: dollars(990) },
    ],
    [
      `Take a look at Bottle Warmer on Shopee now! ${SHOPEE}`,
      { name: 'Bottle Warmer', price: undefined },
    ],
    [
      `I found this on Shopee: Teether Ring\n$7\n${SHOPEE}`,
      { name: 'Teether Ring', price: dollars(700) },
    ],
    [
      `Check out Wooden Cot on Lazada! ${LAZADA}`,
      { url: LAZADA, name: 'Wooden Cot', price: undefined },
    ],
    [
      `【Lazada】 Wooden Cot for SGD 189.00 ${LAZADA}`,
      { name: 'Wooden Cot', price: dollars(18_900) },
    ],
    [
      `Hey, check this out on Lazada!\nProduct Name: Wooden Cot\nProduct Price: $289.00\nDiscount Price: $189.00\n${LAZADA}`,
      { name: 'Wooden Cot', price: dollars(18_900) },
    ],
    [
      `Wooden Cot, 120 x 60 cm, for 0-3 years ${AMAZON}`,
      { name: 'Wooden Cot, 120 x 60 cm, for 0-3 years', price: undefined },
    ],
    [
      `Limited-time deal: Philips Avent Bottle, 2 Count ${AMAZON}`,
      { name: 'Philips Avent Bottle, 2 Count' },
    ],
    [
      `Check this out on Amazon: Bottle Brush ₹1,299 ${INDIA}`,
      { name: 'Bottle Brush', price: rupees(129_900) },
    ],
    [`Bottle Brush\nRs. 499\n${INDIA}`, { name: 'Bottle Brush', price: rupees(49_900) }],
    [
      'Take a look at this LuvLap Baby Stroller on Flipkart\nhttps://dl.flipkart.com/s/abc',
      { name: 'LuvLap Baby Stroller' },
    ],
    [`${SHOPEE}\nMoon Night Light\n$12.90`, { name: 'Moon Night Light', price: dollars(1290) }],
    [`Check out “Moon Night Light” for $12.90 ${SHOPEE}`, { name: 'Moon Night Light' }],
  ])('reads %j', (text, expected) => {
    expect(readShareText(text)).toMatchObject(expected)
  })

  test.each([
    `Check out this item on Shopee: ${SHOPEE}`,
    `Check out this product on Lazada! ${LAZADA}`,
    `I found this amazing product on Shopee! ${SHOPEE}`,
    `Look at this! ${SHOPEE}`,
    SHOPEE,
    `${SHOPEE} !!!`,
    `${SHOPEE} and ${LAZADA}`,
  ])('finds no name in %j', text => {
    expect(readShareText(text)).toMatchObject({ name: undefined, price: undefined })
  })

  test.each([
    ['two prices', `Moon Night Light $12.90 - $29.90 ${SHOPEE}`],
    ['a starting price', `Check out Moon Night Light from $12.90 ${SHOPEE}`],
    ['a discount', `Check out Moon Night Light, save $5! ${SHOPEE}`],
    ['an amount off', `Check out Moon Night Light, $5 off! ${SHOPEE}`],
    ['a minimum', `Moon Night Light, free shipping over $30 ${SHOPEE}`],
    ['an amount within the name', `Check out $50 Gift Card Box by Moon ${SHOPEE}`],
    ['a number without a currency', `Check out Moon Night Light for 12 ${SHOPEE}`],
    ['a unit that is also a currency', `Check out Cot 4 Ft ${SHOPEE}`],
    ['zero', `Check out Moon Night Light for $0 ${SHOPEE}`],
    ['an age', `Toy for 3 years ${SHOPEE}`],
  ])('reads no price from %s', (_what, text) => {
    expect(readShareText(text)?.price).toBeUndefined()
  })

  test.each([
    ['https://www.amazon.com/dp/B0753Z4PGC', 'USD'],
    ['https://www.amazon.sg/dp/B0753Z4PGC', 'SGD'],
    ['https://shopee.sg/product/1/2', 'SGD'],
    ['https://shopee.com.mx/product/1/2', null],
    ['https://shop.example/p/1', null],
  ])('takes the currency of a bare $ from the shop: %s', (url, currency) => {
    expect(readShareText(`Cot for $12.90 ${url}`)?.price).toEqual({ minor: 1290, currency })
  })

  test('prefers the price of the sentence over an amount within the name', () => {
    expect(readShareText(`Check out $50 Gift Card for $45! ${SHOPEE}`)).toMatchObject({
      name: '$50 Gift Card',
      price: dollars(4500),
    })
  })

  test('keeps a percentage and an age that belong to the name', () => {
    expect(readShareText(`Check out 100% Cotton Romper for 6 months ${SHOPEE}`)?.name).toBe(
      '100% Cotton Romper for 6 months',
    )
  })

  test.each(['', '   ', 'Moon night light', 'javascript:alert(1)'])(
    'returns undefined for %j, which has no link',
    text => expect(readShareText(text)).toBeUndefined(),
  )

  test('never throws, and returns only what the text contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), words => {
        const { name = '' } = readShareText(`${words} ${SHOPEE}`) ?? {}
        const flat = (text: string) =>
          text.toWellFormed().replace(/[\s\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu, '')
        expect(flat(words)).toContain(flat(name))
      }),
    )
  })

  test('reads a hostile text of 100,000 characters at once', () => {
    for (const part of ['check out ', '$1 ', 'on shopee ', '"', 'for $', '1,', ' '])
      expect(() => readShareText(part.repeat(100_000 / part.length) + SHOPEE)).not.toThrow()
  })
})
