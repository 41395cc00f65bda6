import { expect, test } from 'vitest'
import { parseUrl } from './parse-url.ts'

test('parses an absolute URL, and a relative one with a base', () => {
  expect(parseUrl('https://shop.example/a?b=c')?.hostname).toBe('shop.example')
  expect(parseUrl('/a', 'https://shop.example/b')?.href).toBe('https://shop.example/a')
})

test('returns undefined for an invalid URL or base', () => {
  for (const text of ['', '/a', 'shop.example', 'https://']) expect(parseUrl(text)).toBeUndefined()
  expect(parseUrl('/a', 'shop.example')).toBeUndefined()
})
