import * as z from 'zod/mini'

/** Characters of JSON that a page's state may have; a product's takes some 100,000. */
const MAX_LENGTH = 2_000_000

const stateText = z.string().check(z.maxLength(MAX_LENGTH))
const state = z.record(z.string(), z.unknown())

/** The state that a page handed out, undefined when it is none. Its content remains the page's word. */
export function parsePageState(handed: unknown): Record<string, unknown> | undefined {
  const text = z.safeParse(stateText, handed)
  if (!text.success) return undefined
  return z.safeParse(state, readJson(text.data)).data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
