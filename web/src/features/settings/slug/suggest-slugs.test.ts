import { expect, test } from 'vitest'
import { suggestSlugs } from './suggest-slugs.ts'

test.each([
  ['baby-tan', 'Welcoming Zoë & Tan!', ['baby-tan-2', 'welcoming-zoe-tan', 'baby-tan-baby']],
  ['baby-tan', '陈阿姨', ['baby-tan-2', 'baby-tan-baby', 'our-baby-tan']],
  ['baby-tan', 'Baby Rao', ['baby-tan-2', 'baby-tan-baby', 'our-baby-tan']],
  ['baby-tan', 'Baby Tan', ['baby-tan-2', 'baby-tan-baby', 'our-baby-tan']],
  ['a'.repeat(50), 'Hi', []],
])('for the taken slug %s and the title %j suggests %j', (taken, title, slugs) => {
  expect(suggestSlugs({ taken, title, own: 'baby-rao' })).toEqual(slugs)
})
