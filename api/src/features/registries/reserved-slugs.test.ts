import { describe, expect, test } from 'vitest'
import { corpusCases } from '../../../test/corpus.ts'
import { isReservedSlug } from './reserved-slugs.ts'

describe('isReservedSlug', () => {
  test.each(['admin', 'api', 'dashboard', 'registry', 'share-product', 'paypal', 'login'])(
    'keeps %s for the product',
    slug => expect(isReservedSlug(slug)).toBe(true),
  )

  test.each(['baby-tan', 'demo', 'zoe', 'constructor'])('leaves %s to registries', slug =>
    expect(isReservedSlug(slug)).toBe(false),
  )
})

const possible = (slug: string) => /^[a-z0-9-]{3,50}$/.test(slug)
const collected = corpusCases<string>('security/reserved-slugs.json').filter(possible)

describe.skipIf(collected.length === 0)('isReservedSlug on the collected names', () => {
  test('knows all that could be an address', () => {
    expect(collected.filter(slug => !isReservedSlug(slug))).toEqual([])
  })
})
