import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const CORPUS_DIR = resolve(
  import.meta.dirname,
  '../../..',
  process.env.CORPUS_DIR ?? '../shared/data',
)

/** True when the collected test data is available; logs a message otherwise. */
export function hasCorpus(path: string): boolean {
  const isThere = existsSync(resolve(CORPUS_DIR, path))
  if (!isThere) console.info(`skipped: ${path} is not in ${CORPUS_DIR} (set CORPUS_DIR)`)
  return isThere
}

export function readCorpus(path: string): string {
  return readFileSync(resolve(CORPUS_DIR, path), 'utf8')
}

/** Returns the cases of a collected file; empty when it is missing. */
export function corpusCases<Case>(path: string): Case[] {
  return hasCorpus(path) ? JSON.parse(readCorpus(path)).cases : []
}

/** Returns every nth case. */
export const everyNth = <T>(cases: readonly T[], n: number): T[] =>
  cases.filter((_, index) => index % n === 0)
