import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { findUnusedExports, USED_OTHERWISE } from './unused-exports.ts'

const file = (path: string, text: string, isTest = false) => ({ path, text, isTest })
const path = 'api/src/a.ts'

test('finds exports that no file imports', () => {
  expect(findUnusedExports([file(path, 'export const a = 1\nf(a)')])).toEqual([
    `${path} a: no file imports it`,
  ])
})

test('finds exports that only tests use', () => {
  const tests = file('api/src/a.test.ts', "import { a } from './a.ts'", true)
  expect(findUnusedExports([file(path, 'export function a() {}'), tests])).toEqual([
    `${path} a: only tests use it`,
  ])
  expect(findUnusedExports([file(path, 'export function a() {}\na()'), tests])).toEqual([])
})

test.each([
  "import { type a as b } from './a.ts'",
  "import * as all from './a.ts'",
  "export { a } from './a.ts'",
  "const load = () => import('./a.ts')",
])('accepts the export that is used by %s', text => {
  const code = file(path, 'const a = 1\nexport { a }')
  expect(findUnusedExports([code, file('api/src/b.ts', text)])).not.toContain(path)
})

test('the product has no unused export', () => {
  const found = findUnusedExports(sourceFiles()).map(line => line.replace(/:.*$/, ''))
  expect(found.sort()).toEqual(USED_OTHERWISE.map(one => `${one.file} ${one.name}`).sort())
})
