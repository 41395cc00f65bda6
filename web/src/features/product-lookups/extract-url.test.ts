import { describe, expect, test } from 'vitest'
import { extractUrl } from './extract-url.ts'

describe('extractUrl', () => {
  test.each([
    ['Look at this cot! https://s.lazada.sg/s.abc?c=w', 'https://s.lazada.sg/s.abc?c=w'],
    ['Cot (https://shop.example/p/1). Only today', 'https://shop.example/p/1'],
    ['https://shop.example/p/1 a cot', 'https://shop.example/p/1'],
  ])('extracts the URL from "%s"', (text, link) => {
    expect(extractUrl(text)).toBe(link)
  })

  test.each(['https://shop.example/p/1', 'https://shop.example/p/(1)', 'a wooden cot', '', ' '])(
    'returns "%s" unchanged',
    text => {
      expect(extractUrl(text)).toBe(text)
    },
  )
})
