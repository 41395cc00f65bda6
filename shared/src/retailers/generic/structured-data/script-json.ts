import { type Page, scriptSource } from '../../../parsed-page/page.ts'
import type { Json } from './json.ts'
import { endOfString, parseSafeJson } from './safe-json.ts'

const MAX_LENGTH = 2_000_000

/** Returns the JSON object or array after a marker such as 'app.run(' in any script. */
export function jsonInScript(page: Page, mark: string | RegExp): Json | undefined {
  for (const script of page.select('script')) {
    const text = scriptSource(script)
    const start = endOfMark(text, mark)
    const literal = start === undefined ? undefined : balancedJson(text, start)
    const parsed = literal && parseSafeJson(literal, { maxLength: MAX_LENGTH })
    if (parsed) return parsed
  }
  return undefined
}

function endOfMark(text: string, mark: string | RegExp): number | undefined {
  if (typeof mark === 'string') {
    const index = text.indexOf(mark)
    return index < 0 ? undefined : index + mark.length
  }
  const match = mark.exec(text)
  return match ? match.index + match[0].length : undefined
}

/** Returns the text from an opening brace or bracket, at or directly after `start`, to its closing one. */
export function balancedJson(text: string, start: number): string | undefined {
  const open = /^\s*[=:]?\s*(?=[[{])/.exec(text.slice(start, start + 40))
  if (!open) return undefined
  const from = start + open[0].length
  let depth = 0
  for (let at = from; at < text.length && at - from <= MAX_LENGTH; at++) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
    if (depth === 0) return text.slice(from, at + 1)
  }
  return undefined
}
