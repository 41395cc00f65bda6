import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const CORPUS_DIR = resolve(import.meta.dirname, '../..', process.env.CORPUS_DIR ?? '../shared/data')

/** The cases of a collected file, or none, with the reason printed, where the collection is not at hand. */
export function corpusCases<T>(path: string): T[] {
  const file = resolve(CORPUS_DIR, path)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).cases
  console.info(`skipped: there is no ${file} (set CORPUS_DIR)`)
  return []
}
