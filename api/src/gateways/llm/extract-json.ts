const FENCED = /```(?:json)?([\s\S]*?)```/i

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The JSON of a model's answer: the whole of it, what stands between three backticks, or what is left
 * when the talk around the outermost braces is dropped. Undefined when there is none.
 */
export function extractJson(text: string): unknown {
  const braces = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return parse(text) ?? parse(FENCED.exec(text)?.[1] ?? '') ?? parse(braces)
}
