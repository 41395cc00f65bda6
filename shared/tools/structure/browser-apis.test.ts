import { expect, test } from 'vitest'
import { newerApis, OLDEST_BROWSERS } from '../browsers/newer-apis.ts'
import { listImports } from './imports-of.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'

/** Oldest browsers of QuickAdd, as in `extension/wxt.config.ts`. */
const OLDEST_OF_EXTENSION = { chrome: 123, firefox: 142 }

const files = sourceFiles().filter(file => !file.isTest)
const byPath = new Map(files.map(file => [file.path, file]))

/** Lists the files of a folder and all that they import. */
function filesThatReach(folder: string): SourceFile[] {
  const found = new Set(files.filter(file => file.path.startsWith(folder)))
  for (const file of found) {
    for (const name of listImports(file)) {
      const imported = byPath.get(name)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}

/**
 * Returns a function that lists the newer APIs that a file calls without a check such as `'name' in object` or
 * `object.name?.()`. Ignores names of one word, which methods of our own may have too.
 */
function createCheck(oldest: typeof OLDEST_BROWSERS): (file: SourceFile) => string[] {
  const newer = newerApis(oldest)
  const members = new Set(newer.map(({ owner, name }) => `${owner}.${name}`))
  const names = new Set(
    newer.filter(api => api.isUnique && /[a-z][A-Z]/.test(api.name)).map(({ name }) => name),
  )
  return ({ path, text }) =>
    [...text.matchAll(/(?:\b([A-Z]\w+))?\??\.(\w+)\(/g)]
      .filter(([, owner, name = '']) => members.has(`${owner}.${name}`) || names.has(name))
      .filter(([, , name]) => !text.includes(`'${name}' in `))
      .map(([call]) => `${path}: ${call}`)
}

test('a newer API is reported, unless it is checked for', () => {
  const check = createCheck(OLDEST_BROWSERS)
  const calls = (text: string) => check({ path: 'a.ts', text, isTest: false })
  expect(calls('URL.canParse(a); AbortSignal.any([b])')).toEqual([
    'a.ts: URL.canParse(',
    'a.ts: AbortSignal.any(',
  ])
  expect(calls('rows[0]?.checkVisibility()')).toEqual(['a.ts: ?.checkVisibility('])
  expect(calls("if ('showPopover' in box) box.showPopover()")).toEqual([])
  expect(calls('navigator.canShare?.(data); schema.any([b]); new URL(a)')).toEqual([])
})

test('browser code calls no API that the oldest browsers lack', () => {
  expect(filesThatReach('web/src/').flatMap(createCheck(OLDEST_BROWSERS))).toEqual([])
  expect(filesThatReach('extension/src/').flatMap(createCheck(OLDEST_OF_EXTENSION))).toEqual([])
})
