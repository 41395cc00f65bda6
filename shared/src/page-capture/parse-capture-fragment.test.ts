import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../test/captured-example.ts'
import type { ExtractedProduct } from '../retailers/product.ts'
import { CAPTURE_FRAGMENT, CAPTURE_MAX_LENGTH, itemFormUrl } from './item-form-url.ts'
import { parseCaptureFragment } from './parse-capture-fragment.ts'

const ORIGIN = 'https://registry.example'
const PAGE = 'https://www.lazada.sg/products/pdp-i301-s1501.html?from=search'

function extracted(differences: Partial<ExtractedProduct> = {}): ExtractedProduct {
  return { ...capturedExample(), retailer: null, retailerName: null, rules: {}, ...differences }
}

const open = (product?: ExtractedProduct) => new URL(itemFormUrl(ORIGIN, PAGE, product))

describe('itemFormUrl', () => {
  test('holds the captured product in its fragment, which is read back', () => {
    const url = open(extracted())
    expect(`${url.origin}${url.pathname}`).toBe('https://registry.example/dashboard')
    expect(url.searchParams.get('addItem')).toBe('true')
    expect(url.searchParams.get('url')).toBe(capturedExample().canonicalUrl)
    expect(parseCaptureFragment(url.hash)).toEqual(capturedExample())
  })

  test.each([
    ['quotes, markup and emoji', '<img src=x onerror="alert(1)"> & \'#?%41\' 🍼 婴儿床'],
    ['half an emoji', 'Cot \uD83C'],
  ])('passes a name with %s unchanged', (_case, name) => {
    expect(parseCaptureFragment(open(extracted({ name })).hash)?.name).toBe(name)
  })

  test('shortens a long description and still passes the product', () => {
    const { hash } = open(extracted({ description: '床'.repeat(5000) }))
    expect(parseCaptureFragment(hash)?.description).toBe('床'.repeat(2000))
  })

  test.each([
    ['no product', undefined],
    ['a page without a product', extracted({ status: 'not-a-product' })],
    ['a bot wall', extracted({ status: 'blocked' })],
    ['a product above the size limit', extracted({ name: 'x'.repeat(CAPTURE_MAX_LENGTH) })],
  ])('holds the URL of the page only for %s', (_case, product) => {
    const url = open(product)
    expect(url.hash).toBe('')
    expect(url.searchParams.get('url')).toBe(PAGE)
  })
})

describe('parseCaptureFragment', () => {
  const fragment = (value: unknown) => CAPTURE_FRAGMENT + encodeURIComponent(JSON.stringify(value))

  test.each([
    ['another fragment', '#item-1'],
    ['no JSON', `${CAPTURE_FRAGMENT}{`],
    ['a broken encoding', `${CAPTURE_FRAGMENT}%E0%A4%A`],
    ['null', fragment(null)],
    ['a list', fragment([])],
    ['a script as URL', fragment({ ...capturedExample(), canonicalUrl: 'javascript:alert(1)' })],
    [
      'an amount as text',
      fragment({ ...capturedExample(), price: { minor: '1', currency: null } }),
    ],
    ['a negative amount', fragment({ ...capturedExample(), price: { minor: -1, currency: null } })],
    ['an unknown category', fragment({ ...capturedExample(), category: '<b>' })],
    ['too long a text', CAPTURE_FRAGMENT + '1'.repeat(CAPTURE_MAX_LENGTH + 1)],
  ])('returns undefined for %s', (_case, given) => {
    expect(parseCaptureFragment(given)).toBeUndefined()
  })

  test('removes images that are no URLs of the web, and unknown fields', () => {
    const images = ['javascript:alert(1)', 'data:text/html,x', 'https://shop.example/a.jpg', 7]
    const parsed = parseCaptureFragment(fragment({ ...capturedExample(), images, id: 'x' }))
    expect(parsed?.images).toEqual(['https://shop.example/a.jpg'])
    expect(parsed).not.toHaveProperty('id')
  })
})
