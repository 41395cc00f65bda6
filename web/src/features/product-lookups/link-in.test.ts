import { describe, expect, test } from 'vitest'
import { linkIn } from './link-in.ts'

describe('linkIn', () => {
  test.each([
    ['Look at this cot! https://s.lazada.sg/s.abc?c=w', 'https://s.lazada.sg/s.abc?c=w'],
    ['Cot (https://shop.example/p/1). Only today', 'https://shop.example/p/1'],
    ['https://shop.example/p/1 a cot', 'https://shop.example/p/1'],
  ])('extracts the URL from "%s"', (text, link) => {
    expect(linkIn(text)).toBe(link)
  })

  test.each(['https://shop.example/p/1', 'https://shop.example/p/(1)', 'a wooden cot', '', ' '])(
    'returns "%s" unchanged',
    text => {
      expect(linkIn(text)).toBe(text)
    },
  )
})
