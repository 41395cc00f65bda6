/** Characters that are read after a quote to decide whether it ends its string. */
const LOOK_AHEAD = 40

/** What follows a string in JSON: the end, a colon, a closing bracket, or a comma before the next value. */
const AFTER_STRING = /^\s*(?:$|:|[\]}]|,\s*(?:$|["[{\]}\d-]|true\b|false\b|null\b))/

/**
 * Escapes quotes within strings, such as those of a quotation in `reviewBody`, and closes the
 * brackets and strings of a truncated block. One pass with a bounded look-ahead, so hostile input takes linear time.
 */
export function closeJson(text: string): string {
  const open: string[] = []
  let closed = ''
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') {
      const end = endOfLooseString(text, at)
      closed += text.slice(from, at + 1) + escapeQuotes(text.slice(at + 1, end))
      if (end >= text.length) closed += '"'
      from = end
      at = end
    } else if (character === '{') open.push('}')
    else if (character === '[') open.push(']')
    else if (character === '}' || character === ']') open.pop()
  }
  return closed + text.slice(from) + open.reverse().join('')
}

function endOfLooseString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"' && AFTER_STRING.test(text.slice(at + 1, at + 1 + LOOK_AHEAD)))
      return at
  }
  return text.length
}

function escapeQuotes(text: string): string {
  return text.replace(/\\[\s\S]|"/g, piece => (piece === '"' ? '\\"' : piece))
}
