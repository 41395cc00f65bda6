import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const CORPUS_DIR = resolve(import.meta.dirname, '../..', process.env.CORPUS_DIR ?? '../shared/data')

/** Returns whether a file or folder of the collected test data is available; logs a message otherwise. */
export function hasCorpus(path: string): boolean {
  const isThere = existsSync(join(CORPUS_DIR, path))
  if (!isThere) console.info(`skipped: ${path} is not in ${CORPUS_DIR} (set CORPUS_DIR)`)
  return isThere
}

export function readCorpus(path: string): string {
  return readFileSync(join(CORPUS_DIR, path), 'utf8')
}

/** Returns the cases of a collected file; none, with a message, when it is missing. */
export function corpusCases<Case>(path: string): Case[] {
  return hasCorpus(path) ? JSON.parse(readCorpus(path)).cases : []
}

/** Returns name and bytes of each file of a corpus folder; none, with a message, when it is missing. */
export function corpusFiles(folder: string): { name: string; bytes: Buffer }[] {
  if (!hasCorpus(folder)) return []
  const from = join(CORPUS_DIR, folder)
  return readdirSync(from).map(name => ({ name, bytes: readFileSync(join(from, name)) }))
}

/** Returns every nth case. */
export const everyNth = <T>(cases: readonly T[], n: number): T[] =>
  cases.filter((_, index) => index % n === 0)
