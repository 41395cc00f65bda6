import { describe, expect, test } from 'vitest'
import { decodeUrl } from './decode-url.ts'

describe('decodeUrl', () => {
  test.each([
    ['/product/caf%C3%A9-cot', '/product/café-cot'],
    ['/product/caf%E9-cot', '/product/caf%E9-cot'],
    ['/p/50%-off', '/p/50%-off'],
  ])('decodes %s to %s', (encoded, decoded) => {
    expect(decodeUrl(encoded)).toBe(decoded)
  })
})
