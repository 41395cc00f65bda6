import { describe, expect, test } from 'vitest'
import { recognizeProductInput } from './recognize-product-input.ts'

describe('recognizeProductInput', () => {
  test.each([
    ['https://shop.example/p/1', 'https://shop.example/p/1'],
    ['Look at this cot! https://shop.example/p/1.', 'https://shop.example/p/1'],
    ['https://shopee.sg/product/1/2', 'https://shopee.sg/product/1/2'],
    ['Check out this item on Shopee: https://sg.shp.ee/Jw5', 'https://sg.shp.ee/Jw5'],
    ['www.ikea.com/sg/en/p/cot-123', 'https://www.ikea.com/sg/en/p/cot-123'],
    ['ikea.com/sg/en/p/cot-123', 'https://ikea.com/sg/en/p/cot-123'],
  ])('reads the page of %s', (text, url) => {
    expect(recognizeProductInput(text)).toMatchObject({ kind: 'link', shared: { url } })
  })

  test.each([
    'Check out Moon Light for $12.90! https://shope.ee/8JzKaB9',
    'Wooden Cot https://s.lazada.sg/s.TVggS?cc',
  ])('fills the form from %s, a shop that blocks servers', text => {
    expect(recognizeProductInput(text)).toMatchObject({ kind: 'shared' })
  })

  test.each([
    'Moon night light',
    'a cot, 1.5 m',
    'Dr.Brown bottle',
    'KX-500 v2',
    'javascript:alert(1)',
  ])('takes %j as a name', name =>
    expect(recognizeProductInput(` ${name}\n`)).toEqual({ kind: 'name', name }),
  )

  test('joins the lines of a name and cuts it to 300 characters', () => {
    expect(recognizeProductInput('Moon\nnight light')).toEqual({
      kind: 'name',
      name: 'Moon night light',
    })
    expect(recognizeProductInput('🍼'.repeat(300))).toEqual({
      kind: 'name',
      name: '🍼'.repeat(150),
    })
  })

  test.each(['', ' \n '])('takes %j as empty', text => {
    expect(recognizeProductInput(text)).toEqual({ kind: 'empty' })
  })
})
