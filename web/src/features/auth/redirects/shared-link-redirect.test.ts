import { describe, expect, test } from 'vitest'
import { sharedLinkPath, signInPathForLink } from './shared-link-redirect.ts'

const queryOf = (path: string) => new URL(path, 'https://registry.example').searchParams

describe('a shared link', () => {
  test.each([
    'https://shop.example/p/1',
    'https://shop.example/p?a=1&b=%26&c=%250A#/d',
    'https://shop.example/p?redirect=https://evil.example&url=https://evil.example',
    'https://shop.example/商品',
  ])('is restored from the path for %s', url => {
    const path = sharedLinkPath(queryOf(signInPathForLink(url)))
    expect(path).toMatch(/^\/share-product\?url=/)
    expect(queryOf(path ?? '').get('url')).toBe(url)
  })

  test('is stored in the query of the dashboard URL', () => {
    expect(signInPathForLink('https://shop.example/p')).toBe(
      '/dashboard?redirect=/share-product&url=https%3A%2F%2Fshop.example%2Fp',
    )
  })

  test.each([
    '/dashboard?url=https://shop.example/p',
    '/dashboard?redirect=/share-product',
    '/dashboard?redirect=/share-product&url=javascript:alert(1)',
    '/dashboard?redirect=/share-product/../admin&url=https://shop.example/p',
    '/dashboard?redirect=//evil.example/share-product&url=https://shop.example/p',
    '/dashboard?redirect=https://evil.example&url=https://shop.example/p',
    '/dashboard?redirect=/registry-settings&url=https://shop.example/p',
  ])('is not accepted from %s', path => expect(sharedLinkPath(queryOf(path))).toBeUndefined())
})
