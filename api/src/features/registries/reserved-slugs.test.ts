import { describe, expect, test } from 'vitest'
import { corpusCases } from '../../../../shared/test/corpus.ts'
import { isReservedSlug } from './reserved-slugs.ts'

describe('isReservedSlug', () => {
  test.each(['admin', 'api', 'dashboard', 'registry', 'share-product', 'paypal', 'login'])(
    'returns true for %s',
    slug => expect(isReservedSlug(slug)).toBe(true),
  )

  test.each(['baby-tan', 'demo', 'zoe', 'constructor'])('returns false for %s', slug =>
    expect(isReservedSlug(slug)).toBe(false),
  )
})

const possible = (slug: string) => /^[a-z0-9-]{3,50}$/.test(slug)
const collected = corpusCases<string>('security/reserved-slugs.json').filter(possible)

describe.skipIf(collected.length === 0)('isReservedSlug on the collected names', () => {
  test('returns true for all that are valid slugs', () => {
    expect(collected.filter(slug => !isReservedSlug(slug))).toEqual([])
  })
})
