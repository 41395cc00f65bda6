import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const CORPUS_DIR = resolve(import.meta.dirname, '../..', process.env.CORPUS_DIR ?? '../shared/data')

/** Returns name and bytes of each file of a corpus folder. Returns none and logs once if the folder is missing. */
export function corpusFiles(folder: string): { name: string; bytes: Buffer }[] {
  const from = join(CORPUS_DIR, folder)
  if (!existsSync(from)) {
    console.info(`skipped: ${folder} is not in ${CORPUS_DIR} (set CORPUS_DIR)`)
    return []
  }
  return readdirSync(from).map(name => ({ name, bytes: readFileSync(join(from, name)) }))
}
