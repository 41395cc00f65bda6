import { describe, expect, test } from 'vitest'
import { CATEGORIES } from './categories.ts'
import { fallbackKeywords } from './fallback-keywords.ts'

describe('fallbackKeywords', () => {
  test.each(CATEGORIES)('returns eight to ten different short keywords for %s', category => {
    const keywords = fallbackKeywords(category)
    expect(keywords.length).toBeGreaterThanOrEqual(8)
    expect(keywords.length).toBeLessThanOrEqual(10)
    expect(new Set(keywords).size).toBe(keywords.length)
    expect(keywords.filter(word => word.length > 20 || word !== word.trim())).toEqual([])
  })

  test.each(['General', '', 'constructor'])('returns the general keywords for %j', category => {
    expect(fallbackKeywords(category)).toEqual(fallbackKeywords('Other'))
  })
})
