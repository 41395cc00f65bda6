import { describe, expect, test } from 'vitest'
import { cleanUrl } from './clean-url.ts'

describe('cleanUrl', () => {
  test.each([
    [
      'https://shop.example/p?variant=1&utm_source=x&fbclid=y&gclid=z#top',
      'https://shop.example/p?variant=1',
    ],
    ['https://shop.example/p?_gl=1', 'https://shop.example/p'],
    [
      'https://shop.example/p.php?ref=1234&from=list',
      'https://shop.example/p.php?ref=1234&from=list',
    ],
    ['https://shop.example/#!/product/12', 'https://shop.example/#!/product/12'],
    ['https://shop.example/#/product/12', 'https://shop.example/#/product/12'],
    ['mailto:x', 'mailto:x'],
    ['no address', 'no address'],
  ])('cleans %s', (address, clean) => {
    expect(cleanUrl(address)).toBe(clean)
  })
})
