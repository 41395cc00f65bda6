import { describe, expect, test } from 'vitest'
import { countFilesByFolder } from './folder-sizes.ts'
import { sourceFiles } from './source-files.ts'

/** Maximum number of TypeScript files directly in a folder, tests included. */
const MOST_FILES = 25

describe('countFilesByFolder', () => {
  test('counts TypeScript files of src folders only, not of their subfolders', () => {
    const paths = ['api/src/a.ts', 'api/src/b.test.ts', 'api/src/c/d.tsx', 'api/test/e.ts']
    const files = paths.map(path => ({ path, text: '', isTest: false }))
    expect(countFilesByFolder(files)).toEqual(
      new Map([
        ['api/src', 2],
        ['api/src/c', 1],
      ]),
    )
  })
})

describe('folders below src', () => {
  test(`have at most ${MOST_FILES} files`, () => {
    const larger = [...countFilesByFolder(sourceFiles())]
      .filter(([, count]) => count > MOST_FILES)
      .map(([folder, count]) => `${folder}: ${count}`)
    expect(larger).toEqual([])
  })
})
