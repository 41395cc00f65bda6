const FENCED = /```(?:json)?([\s\S]*?)```/i

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Extracts the JSON of a model's response: the whole text, a fenced code block, or the text between the
 * outermost braces. Undefined if none is valid.
 */
export function extractJson(text: string): unknown {
  const braces = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return parse(text) ?? parse(FENCED.exec(text)?.[1] ?? '') ?? parse(braces)
}
