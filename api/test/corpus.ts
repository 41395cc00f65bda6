import { corpusCases, everyNth } from '../../shared/test/corpus.ts'

const SCRIPT_FILES = ['xss-dompurify', 'xss-payloadsallthethings', 'xss-payloadbox']

/** Returns all collected XSS payloads, by file. */
export function scriptCases(): string[][] {
  return SCRIPT_FILES.map(name =>
    corpusCases<string | { payload: string }>(`security/${name}.json`).map(one =>
      typeof one === 'string' ? one : one.payload,
    ),
  )
}

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
