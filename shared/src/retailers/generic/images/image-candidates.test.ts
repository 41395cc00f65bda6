import { describe, expect, test } from 'vitest'
import { jsonImages } from './image-candidates.ts'

const [FIRST, SECOND] = ['https://a.example/1.jpg', 'https://a.example/2.jpg']

describe('jsonImages', () => {
  test.each([
    [`${FIRST},${SECOND}`, [FIRST, SECOND]],
    [` ${FIRST} , ${SECOND} `, [FIRST, SECOND]],
    ['https://a.example/w_200,h_200/1.jpg', ['https://a.example/w_200,h_200/1.jpg']],
  ])('splits %j into its URLs', (text, urls) => {
    expect(jsonImages(text)).toEqual(urls)
  })
})
