import path from 'node:path'
import { root } from '../run-tool.ts'

const results = path.join(root, 'test-results')

/** Returns the folder of a run's screenshots. */
export function runFolder(name: string): string {
  return path.join(results, 'screenshots', name)
}

/** Returns the folder of the side-by-side images of two runs. */
export function comparisonFolder(before: string, after: string): string {
  return path.join(results, 'screenshot-comparisons', `${before}-${after}`)
}
