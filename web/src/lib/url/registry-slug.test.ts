import { describe, expect, test } from 'vitest'
import { registrySlugOf } from './registry-slug.ts'

describe('registrySlugOf', () => {
  test.each([
    ['/registry/baby-raman', 'baby-raman'],
    ['/registry/baby%20raman/', 'baby raman'],
    ['/registry/%E9', '%E9'],
    ['/registry', undefined],
    ['/privacy', undefined],
  ])('returns for %s the slug %s', (path, slug) => {
    expect(registrySlugOf(path)).toBe(slug)
  })
})
