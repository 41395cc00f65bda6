import { describe, expect, test } from 'vitest'
import { relatedTests } from './related-tests.ts'

function source(path: string, ...imports: string[]) {
  const text = imports.map(name => `import { x } from '${name}'`).join('\n')
  return { path, text, isTest: /\.(test|spec)\.ts$/.test(path) }
}

describe('relatedTests', () => {
  test('puts a changed test first, then tests by their distance from the change', () => {
    const sources = [
      source('api/src/far/far.test.ts', './far.ts'),
      source('api/src/far/far.ts', '../items/items.ts'),
      source('api/src/near/near.test.ts', '../items/items.ts'),
      source('api/src/items/items.ts'),
      source('api/src/other/other.test.ts'),
    ]
    const changed = ['api/src/items/items.ts', 'api/src/other/other.test.ts']
    expect(relatedTests(changed, sources).unit).toEqual([
      'api/src/other/other.test.ts',
      'api/src/near/near.test.ts',
      'api/src/far/far.test.ts',
    ])
  })

  test('includes tests in the folder of a changed file', () => {
    const sources = [source('api/src/items/items.test.ts'), source('api/src/auth/auth.test.ts')]
    const { unit } = relatedTests(['api/src/items/price.ts'], sources)
    expect(unit).toEqual(['api/src/items/items.test.ts'])
  })

  test('includes no test that reaches the change only through the whole application', () => {
    const sources = [
      source('api/src/app.ts', './items/items.ts'),
      source('api/src/auth/auth.test.ts', '../app.ts'),
    ]
    expect(relatedTests(['api/src/items/items.ts'], sources).unit).toEqual([])
    expect(relatedTests(['api/src/app.ts'], sources).unit).toEqual(['api/src/auth/auth.test.ts'])
  })

  test('relates end-to-end tests to their support files and to nothing of the product', () => {
    const sources = [
      source('web/e2e/pays.spec.ts', './support/page.ts'),
      source('web/e2e/support/page.ts', '@registry/shared/money'),
    ]
    const expected = ['web/e2e/pays.spec.ts']
    expect(relatedTests(['web/e2e/support/page.ts'], sources).endToEnd).toEqual(expected)
    expect(relatedTests(['shared/src/money.ts'], sources).endToEnd).toEqual([])
  })

  test('takes the nearest of many and counts the others', () => {
    const specs = Array.from({ length: 10 }, (_, index) =>
      source(`web/e2e/${index}.spec.ts`, './support/page.ts'),
    )
    const { endToEnd, left } = relatedTests(['web/e2e/support/page.ts'], specs)
    expect(endToEnd).toHaveLength(4)
    expect(left).toBe(6)
  })

  test('takes every changed end-to-end test', () => {
    const specs = Array.from({ length: 10 }, (_, index) => source(`web/e2e/${index}.spec.ts`))
    const changed = specs.map(({ path }) => path)
    expect(relatedTests(changed, specs).endToEnd).toEqual(changed)
  })
})
