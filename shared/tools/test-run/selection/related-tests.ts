import path from 'node:path'
import { listImports } from '../../structure/imports-of.ts'
import type { SourceFile } from '../../structure/source-files.ts'
import { isEndToEndTest, isUnitTest, type TestFiles } from './find-tests.ts'

/**
 * Files that assemble the whole application. Nearly every API test imports them, so tests related to a
 * change only through them are left to the whole run.
 */
const ASSEMBLIES = [
  ...['api/src/app.ts', 'api/src/routes.ts', 'api/src/jobs.ts'],
  'api/src/event-subscribers.ts',
]

/** Distance, in imports, between a changed file and a test in the same folder. */
const SAME_FOLDER = 1

/** Maximum number of related test files, so that a run takes about a minute. */
const MOST_UNIT_FILES = 25
const MOST_END_TO_END_FILES = 4

export interface RelatedTests extends TestFiles {
  /** Further test files that depend on the change, left to the whole run. */
  left: number
}

/**
 * Finds the tests that a change concerns, nearest first: changed test files, tests that import a changed
 * file directly or through others, and tests in its folder. End-to-end tests are related only to files
 * under their own `e2e` folder: each of them depends on nearly all of the product.
 */
export function relatedTests(changed: string[], sources: SourceFile[]): RelatedTests {
  const distances = distancesFrom(changed, sources)
  for (const { path: file } of sources.filter(source => isUnitTest(source.path))) {
    const isBeside = changed.some(each => path.posix.dirname(each) === path.posix.dirname(file))
    const distance = distances.get(file) ?? Number.POSITIVE_INFINITY
    if (isBeside) distances.set(file, Math.min(distance, SAME_FOLDER))
  }
  const nearest = [...distances].sort(([, a], [, b]) => a - b).map(([file]) => file)
  const isChanged = (file: string) => distances.get(file) === 0
  const unit = limited(nearest.filter(isUnitTest), isChanged, MOST_UNIT_FILES)
  const endToEnd = limited(nearest.filter(isEndToEndTest), isChanged, MOST_END_TO_END_FILES)
  const all = nearest.filter(file => isUnitTest(file) || isEndToEndTest(file))
  return { unit, endToEnd, left: all.length - unit.length - endToEnd.length }
}

/** Changed tests always run. */
function limited(files: string[], isChanged: (file: string) => boolean, most: number): string[] {
  return files.slice(0, Math.max(most, files.filter(isChanged).length))
}

/** Returns the distance of each file, in imports, from the nearest changed file. */
function distancesFrom(changed: string[], sources: SourceFile[]): Map<string, number> {
  const importers = importersIn(sources)
  const distances = new Map(changed.map(file => [file, 0]))
  // Iteration over a Map also visits entries that are added during it, so this is a breadth-first search.
  for (const [file, distance] of distances) {
    if (ASSEMBLIES.includes(file) && distance > 0) continue
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1)
    }
  }
  return distances
}

function importersIn(sources: SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const source of sources) {
    for (const imported of listImports(source)) {
      if (inEndToEnd(source.path) && !inEndToEnd(imported)) continue
      importers.set(imported, [...(importers.get(imported) ?? []), source.path])
    }
  }
  return importers
}

function inEndToEnd(file: string): boolean {
  return /^[^/]+\/e2e\//.test(file)
}
