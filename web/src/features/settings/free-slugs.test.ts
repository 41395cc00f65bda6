import { expect, test } from 'vitest'
import { slugsLike } from './free-slugs.ts'

test.each([
  ['baby-tan', 'Welcoming Zoë & Tan!', ['baby-tan-2', 'welcoming-zoe-tan', 'baby-tan-baby']],
  ['baby-tan', '陈阿姨', ['baby-tan-2', 'baby-tan-baby', 'our-baby-tan']],
  ['baby-tan', 'Baby Rao', ['baby-tan-2', 'baby-tan-baby', 'our-baby-tan']],
  ['baby-tan', 'Baby Tan', ['baby-tan-2', 'baby-tan-baby', 'our-baby-tan']],
  ['a'.repeat(50), 'Hi', []],
])('for the taken slug %s and the title %j suggests %j', (taken, title, slugs) => {
  expect(slugsLike({ taken, title, own: 'baby-rao' })).toEqual(slugs)
})
