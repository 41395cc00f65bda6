import { CATEGORIES } from '@registry/shared/categories/categories'
import { expect, test } from 'vitest'
import { categoryOptions } from './category-options.ts'

test.each([
  ['', []],
  ['General', []],
  ['Twins', ['Twins']],
])('categoryOptions offers the standard categories, Clothing and General to %j', (own, further) => {
  expect(categoryOptions(own)).toEqual([...further, 'Clothing', ...CATEGORIES, 'General'])
})
