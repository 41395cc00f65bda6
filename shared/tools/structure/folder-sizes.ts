import path from 'node:path'
import type { SourceFile } from './source-files.ts'

/** Counts the TypeScript files directly in each folder of the workspaces' `src`, tests included. */
export function countFilesByFolder(files: readonly SourceFile[]): Map<string, number> {
  const sources = files.filter(file => /^[^/]+\/src\/.*\.tsx?$/.test(file.path))
  const counts = new Map<string, number>()
  for (const file of sources) {
    const folder = path.posix.dirname(file.path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return counts
}
