import path from 'node:path'
import { root } from '../run-tool.ts'
import { findTests, isEndToEndTest } from '../test-run/selection/find-tests.ts'
import { UsageError } from '../test-run/selection/parse-arguments.ts'

/** The parsed arguments of `npm run screenshots`. */
export type ScreenshotRequest =
  | { mode: 'capture'; name: string; words: string[] }
  | { mode: 'compare'; before: string; after: string }

const USAGE =
  'Usage: npm run screenshots -- <name> [words], or npm run screenshots -- --compare <name> <name>'

/** Reads the arguments of `npm run screenshots`; throws a UsageError if they are incomplete. */
export function parseScreenshotRequest(args: readonly string[]): ScreenshotRequest {
  const [first, ...rest] = args.filter(arg => arg !== '--')
  if (first !== '--compare') return { mode: 'capture', name: runName(first), words: rest }
  const [before, after, ...others] = rest
  if (others.length > 0) throw new UsageError(USAGE)
  return { mode: 'compare', before: runName(before), after: runName(after) }
}

/** The name is a folder name, so it must not contain a path. */
function runName(name: string | undefined): string {
  if (name === undefined || !/^\w[\w.-]*$/.test(name)) throw new UsageError(USAGE)
  return name
}

/**
 * True if a spec file checks states of a page with `expectAccessible`, which also takes the screenshots, or with
 * `expectAccessibleInLooks`, which calls it.
 */
export function isScreenshotSpec(file: { path: string; text: string }): boolean {
  return isEndToEndTest(file.path) && /\bexpectAccessible/.test(file.text)
}

/** Returns the spec files to run: all, or those whose path contains one of the words. */
export function selectScreenshotSpecs(words: string[], specs: string[], root = ''): string[] {
  return words.length === 0 ? specs : findTests(words, specs, root).endToEnd
}

const results = path.join(root, 'test-results')

/** Returns the folder of a run's screenshots. */
export function runFolder(name: string): string {
  return path.join(results, 'screenshots', name)
}

/** Returns the folder of the side-by-side images of two runs. */
export function comparisonFolder(before: string, after: string): string {
  return path.join(results, 'screenshot-comparisons', `${before}-${after}`)
}
