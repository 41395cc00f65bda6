import { findTests, isEndToEndTest } from '../test-run/selection/find-tests.ts'

/** True if a spec file checks states of a page with `expectAccessible`, which also takes the screenshots. */
export function isScreenshotSpec(file: { path: string; text: string }): boolean {
  return isEndToEndTest(file.path) && /\bexpectAccessible\(/.test(file.text)
}

/** Returns the spec files to run: all, or those whose path contains one of the words. */
export function selectScreenshotSpecs(words: string[], specs: string[], root = ''): string[] {
  return words.length === 0 ? specs : findTests(words, specs, root).endToEnd
}
