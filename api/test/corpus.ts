import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const CORPUS_DIR = resolve(import.meta.dirname, '../..', process.env.CORPUS_DIR ?? '../shared/data')

/** Returns the cases of a collected file; empty, with a message, when the collection is missing. */
export function corpusCases<T>(path: string): T[] {
  const file = resolve(CORPUS_DIR, path)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).cases
  console.info(`skipped: there is no ${file} (set CORPUS_DIR)`)
  return []
}

const SCRIPT_FILES = ['xss-dompurify', 'xss-payloadsallthethings', 'xss-payloadbox']

/** Returns all collected XSS payloads, by file. */
export function scriptCases(): string[][] {
  return SCRIPT_FILES.map(name =>
    corpusCases<string | { payload: string }>(`security/${name}.json`).map(one =>
      typeof one === 'string' ? one : one.payload,
    ),
  )
}

/** Returns every nth case. */
export const everyNth = <T>(cases: readonly T[], n: number): T[] =>
  cases.filter((_, index) => index % n === 0)

/** Returns malicious texts of all kinds: short lists completely, samples of long ones. */
export function nastyTexts(): string[] {
  const [first = [], ...others] = scriptCases()
  const list = <T>(name: string) => corpusCases<T>(`security/${name}.json`)
  return [
    ...list<unknown>('naughty-strings').filter(one => typeof one === 'string'),
    ...first,
    ...everyNth(others.flat(), 20),
    ...list<string>('crlf'),
    ...list<string>('crlf').map(one => unescape(one)),
    ...list<string>('csv-formula'),
    ...list<{ address: string }>('email-isemail').map(({ address }) => address),
    ...everyNth(list<{ input: string }>('url-whatwg'), 5).map(({ input }) => input),
    ...list<{ text: string }>('prompt-injection').map(({ text }) => text),
  ]
}
