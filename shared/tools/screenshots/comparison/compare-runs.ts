import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageError } from '../../test-run/selection/parse-arguments.ts'
import { compareImages } from './compare-images.ts'

export interface RunComparison {
  /** Number of screenshots in either run. */
  total: number
  /** Paths of screenshots that differ, from the folder of the run. */
  different: { file: string; pixels: number }[]
  /** Paths of screenshots in the first run only. */
  missing: string[]
  /** Paths of screenshots in the second run only. */
  added: string[]
}

/** Compares the screenshots of two runs and writes side-by-side images of those that differ. */
export async function compareRuns(
  before: string,
  after: string,
  output: string,
): Promise<RunComparison> {
  const [old, current] = await Promise.all([listScreenshots(before), listScreenshots(after)])
  await rm(output, { recursive: true, force: true })
  const different: RunComparison['different'] = []
  for (const file of old.filter(name => current.includes(name))) {
    const [left, right] = await Promise.all(
      [before, after].map(folder => readFile(path.join(folder, file))),
    )
    const difference = left && right && compareImages(left, right)
    if (!difference) continue
    different.push({ file, pixels: difference.pixels })
    const target = path.join(output, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, difference.sideBySide)
  }
  return {
    total: new Set([...old, ...current]).size,
    different,
    missing: old.filter(name => !current.includes(name)),
    added: current.filter(name => !old.includes(name)),
  }
}

/** Returns the sorted paths of the screenshots of a run; throws a UsageError if it does not exist. */
async function listScreenshots(folder: string): Promise<string[]> {
  if (!existsSync(folder)) throw new UsageError(`There are no screenshots in ${folder}.`)
  const files = await readdir(folder, { recursive: true })
  return files
    .filter(file => file.endsWith('.png'))
    .map(file => file.replaceAll(path.sep, '/'))
    .sort()
}

/** Number of screenshots that differ or that only one run has. */
export function countDifferences({ different, missing, added }: RunComparison): number {
  return different.length + missing.length + added.length
}

/** Returns one line per difference; the last line holds the counts. */
export function formatComparison(comparison: RunComparison): string {
  const { total, different, missing, added } = comparison
  return [
    ...different.map(({ file, pixels }) => `${file}: ${pixels} pixels differ`),
    ...missing.map(file => `${file}: missing`),
    ...added.map(file => `${file}: new`),
    `${total} pictures, ${countDifferences(comparison)} differ`,
  ].join('\n')
}
