import { describe, expect, test } from 'vitest'
import { CATEGORIES } from './categories.ts'
import { fallbackKeywords } from './fallback-keywords.ts'

describe('the keywords of a category', () => {
  test.each(CATEGORIES)('are few, short and each another for %s', category => {
    const keywords = fallbackKeywords(category)
    expect(keywords.length).toBeGreaterThanOrEqual(8)
    expect(keywords.length).toBeLessThanOrEqual(10)
    expect(new Set(keywords).size).toBe(keywords.length)
    expect(keywords.filter(word => word.length > 20 || word !== word.trim())).toEqual([])
  })

  test.each(['General', '', 'constructor'])('are the general ones for %j', category => {
    expect(fallbackKeywords(category)).toEqual(fallbackKeywords('Other'))
  })
})
