import { describe, expect, test } from 'vitest'
import { byWorkspace, findTests } from './find-tests.ts'

const files = [
  'api/src/features/items/items.test.ts',
  'api/src/features/items/items.ts',
  'web/src/features/items/item-card.test.tsx',
  'web/e2e/visitor-pays.spec.ts',
  'web/e2e/owner-items.spec.ts',
  'extension/e2e/queue.spec.ts',
]
const none = { unit: [], endToEnd: [] }

describe('findTests', () => {
  test('finds the unit and API tests whose path contains a word, in any case', () => {
    expect(findTests(['Features/Items'], files)).toEqual({ ...none, unit: [files[0], files[2]] })
  })

  test('finds end-to-end tests for a word that no unit or API test matches', () => {
    expect(findTests(['visitor-pays'], files)).toEqual({ ...none, endToEnd: [files[3]] })
    expect(findTests(['web/e2e'], files)).toEqual({ ...none, endToEnd: [files[3], files[4]] })
  })

  test('keeps the line behind a file', () => {
    const found = findTests(['items.test.ts:7', 'queue.spec.ts:42'], files)
    expect(found).toEqual({ unit: [`${files[0]}:7`], endToEnd: [`${files[5]}:42`] })
  })

  test('takes relative and absolute paths', () => {
    const expected = { ...none, endToEnd: [files[5]] }
    expect(findTests([`./${files[5]}`], files, '/project')).toEqual(expected)
    expect(findTests([`/project/${files[5]}`], files, '/project')).toEqual(expected)
  })

  test('names a file once for several words', () => {
    expect(findTests(['api', 'items.test'], files).unit).toEqual([files[0]])
  })

  test('throws for a word that no path contains', () => {
    expect(() => findTests(['nowhere'], files)).toThrow(`No test file's path contains "nowhere".`)
  })
})

describe('byWorkspace', () => {
  test('groups files and shortens their paths to those from the workspace', () => {
    expect([...byWorkspace(['web/e2e/a.spec.ts:4', 'extension/e2e/b.spec.ts'])]).toEqual([
      ['web', ['e2e/a.spec.ts:4']],
      ['extension', ['e2e/b.spec.ts']],
    ])
  })
})
