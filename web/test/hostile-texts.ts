import { nastyTexts, scriptCases } from '../../api/test/corpus.ts'

/** Returns a text as a browser reads it from HTML and a database can store it. */
export const asShown = (text: string) =>
  text.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n')

/** Returns every collected script and hostile text that a page can show; an empty list without the corpus. */
export function hostileTexts(): string[] {
  const texts = [...scriptCases().flat(), ...nastyTexts()].map(asShown)
  return [...new Set(texts)].filter(text => text.trim() !== '')
}
