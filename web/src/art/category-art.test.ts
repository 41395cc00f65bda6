import { existsSync } from 'node:fs'
import { CATEGORIES } from '@registry/shared/categories/categories'
import { describe, expect, test } from 'vitest'
import { categoryArt } from './category-art.ts'

describe('categoryArt', () => {
  test.each(CATEGORIES)('has a picture of its own kind for %s', category => {
    const art = categoryArt(category)
    expect(existsSync(new URL(`../../public${art}`, import.meta.url))).toBe(true)
    if (!['Gift Cards', 'Subscription Services', 'Other'].includes(category)) {
      expect(art).not.toBe('/icons/category/gift.svg')
    }
  })

  test('shows a gift for a category that it does not know', () => {
    expect(categoryArt('General')).toBe('/icons/category/gift.svg')
  })
})
