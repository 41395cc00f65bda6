import { parseJson } from '@registry/shared/text/parse-json'
import * as z from 'zod/mini'

/** Maximum length of a page's state in characters; a product's state has about 100,000. */
const MAX_LENGTH = 2_000_000

const stateText = z.string().check(z.maxLength(MAX_LENGTH))
const state = z.record(z.string(), z.unknown())

/** Parses the state that a page returned; undefined if it is no JSON object. The content is untrusted. */
export function parsePageState(handed: unknown): Record<string, unknown> | undefined {
  const text = z.safeParse(stateText, handed)
  if (!text.success) return undefined
  return z.safeParse(state, parseJson(text.data)).data
}
