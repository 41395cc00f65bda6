import { describe, expect, test } from 'vitest'
import { fullSizeImage } from './full-size-image.ts'
import { toImageUrl } from './image-url.ts'

const PAGE = 'https://shop.example/p/1'

describe('fullSizeImage', () => {
  test.each([
    [
      'https://m.media-amazon.com/images/I/71aB._AC_SX679_.jpg',
      'https://m.media-amazon.com/images/I/71aB.jpg',
    ],
    [
      'https://img.lazcdn.com/g/p/ab12.jpg_720x720q80.jpg_.webp',
      'https://img.lazcdn.com/g/p/ab12.jpg',
    ],
    [
      'https://sg-test-11.slatic.net/p/ab12.png_80x80q80.png_.webp',
      'https://sg-test-11.slatic.net/p/ab12.png',
    ],
    [
      'https://img.lazcdn.com/3rd/q/aHR0cHM6Ly9hLmV4YW1wbGUvYi5wbmc=_120x120q80.png_.webp',
      'https://a.example/b.png',
    ],
    [
      'https://down-sg.img.susercontent.com/file/sg-1-x_tn',
      'https://down-sg.img.susercontent.com/file/sg-1-x',
    ],
    [
      'https://down-sg.img.susercontent.com/file/sg-1-x@resize_w450_nl.webp',
      'https://down-sg.img.susercontent.com/file/sg-1-x',
    ],
    [
      'https://www.ikea.com/sg/en/images/products/a__1_pe1_s5.jpg?f=xl',
      'https://www.ikea.com/sg/en/images/products/a__1_pe1_s5.jpg',
    ],
    [
      'https://cdn.shopify.com/s/files/1/1/products/a_600x.jpg?v=12',
      'https://cdn.shopify.com/s/files/1/1/products/a.jpg?v=12',
    ],
    [
      'https://shop.example/cdn/shop/files/a_300x300.png?v=1',
      'https://shop.example/cdn/shop/files/a.png?v=1',
    ],
    [
      'https://shop.example/cdn/shop/files/a_1500x.jpg?v=1',
      'https://shop.example/cdn/shop/files/a.jpg?v=1',
    ],
    [
      'https://shop.example/cdn/shop/files/a_1200x1200_crop_center@2x.jpg?v=1',
      'https://shop.example/cdn/shop/files/a.jpg?v=1',
    ],
    [
      'https://shop.example/wp-content/uploads/2025/01/a-600x448.jpg',
      'https://shop.example/wp-content/uploads/2025/01/a.jpg',
    ],
    [
      'https://shop.example/wp-content/uploads/2025/01/a-768x1024.jpg',
      'https://shop.example/wp-content/uploads/2025/01/a.jpg',
    ],
    [
      'https://shop.example/wp-content/uploads/2025/01/a-1024x576.jpg',
      'https://shop.example/wp-content/uploads/2025/01/a.jpg',
    ],
    [
      'https://shop.example/cdn/shop/files/a_480x1000.jpg?v=1',
      'https://shop.example/cdn/shop/files/a.jpg?v=1',
    ],
    [
      'https://shop.example/cdn/shop/files/a_180x.jpg?v=1&width=180',
      'https://shop.example/cdn/shop/files/a.jpg?v=1',
    ],
    [
      'https://shop.example/cdn/shop/files/a.png?v=1&width=800',
      'https://shop.example/cdn/shop/files/a.png?v=1',
    ],
    [
      'https://cdn11.bigcommerce.com/s-1/products/2/images/3/a__9.17.386.513.jpg?c=1',
      'https://cdn11.bigcommerce.com/s-1/products/2/images/3/a__9.17.1280.1280.jpg?c=1',
    ],
    [
      'https://www.toysrus.com.sg/dw/image/v2/X/a_i1.jpg?sw=500&q=75',
      'https://www.toysrus.com.sg/dw/image/v2/X/a_i1.jpg',
    ],
    [
      'https://cdn11.bigcommerce.com/s-1/images/stencil/386x513/products/1/a.jpg?c=1',
      'https://cdn11.bigcommerce.com/s-1/images/stencil/1280x1280/products/1/a.jpg?c=1',
    ],
    ['https://other.example/a.jpg?w=2', 'https://other.example/a.jpg?w=2'],
  ])('returns the full size of %s', (small, large) => {
    expect(fullSizeImage(small)).toBe(large)
  })
})

describe('a size that may be part of the file name', () => {
  test.each([
    [
      'https://shop.example/cdn/shop/files/a_600x600.jpg?v=1&width=1946',
      'https://shop.example/cdn/shop/files/a_600x600.jpg?v=1',
    ],
    [
      'https://shop.example/cdn/shop/files/a_1024x1024.jpg?v=1',
      'https://shop.example/cdn/shop/files/a_1024x1024.jpg?v=1',
    ],
    [
      'https://shop.example/wp-content/uploads/2025/01/a-800x800.jpg',
      'https://shop.example/wp-content/uploads/2025/01/a-800x800.jpg',
    ],
    [
      'https://shop.example/wp-content/uploads/2025/01/banner-1920x600.jpg?token=1',
      'https://shop.example/wp-content/uploads/2025/01/banner-1920x600.jpg?token=1',
    ],
    [
      'https://shop.example/cdn/shop/files/poster_400x1200.jpg?v=1',
      'https://shop.example/cdn/shop/files/poster_400x1200.jpg?v=1',
    ],
  ])('stays in %s', (given, full) => {
    expect(fullSizeImage(given)).toBe(full)
  })
})

describe('toImageUrl', () => {
  test.each([
    ['//a.example/b.jpg', 'https://a.example/b.jpg'],
    ['https:////a.example/b.jpg', 'https://a.example/b.jpg'],
    ['http://a.example/b.jpg', 'https://a.example/b.jpg'],
    ['http://a.example:8080/b.jpg', 'http://a.example:8080/b.jpg'],
    ['/b c.jpg', 'https://shop.example/b%20c.jpg'],
    ['https://a.example/b.jpg?x=1&amp;y=2', 'https://a.example/b.jpg?x=1&y=2'],
  ])('repairs %s', (text, address) => {
    expect(toImageUrl(text, PAGE)).toBe(address)
  })

  test.each([
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    'blob:x',
    '',
    'https://',
    'https://user:secret@a.example/b.jpg',
  ])('refuses "%s"', text => {
    expect(toImageUrl(text, PAGE)).toBeUndefined()
  })

  test('refuses a URL that is too long for an item after percent-encoding', () => {
    expect(toImageUrl(`/${'木'.repeat(220)}.jpg`, PAGE)).toBe(
      `https://shop.example/${'%E6%9C%A8'.repeat(220)}.jpg`,
    )
    expect(toImageUrl(`/${'木'.repeat(250)}.jpg`, PAGE)).toBeUndefined()
  })
})
