/** Replaces an interpolated value of a template. */
export const inserted = '\u0000'

const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const quoted = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y
const joined = /^\s*\+\s*$/

/**
 * Returns the string literals of a source file; literals joined by + are one, interpolated values become
 * `inserted`.
 */
export function textLiterals(source: string): string[] {
  const found: string[] = []
  let end = 0
  for (const { text, from, to } of literalsOf(source, 0).literals) {
    const isContinued = found.length > 0 && joined.test(source.slice(end, from))
    if (isContinued) found[found.length - 1] += text
    else found.push(text)
    end = to
  }
  return found
}

interface Literal {
  text: string
  from: number
  to: number
}

/** Scans code up to its end, or to the brace that ends an interpolation. */
function literalsOf(source: string, start: number, isInserted = false) {
  const literals: Literal[] = []
  let depth = 0
  let at = start
  while (at < source.length) {
    const char = source[at]
    const skip = matchAt(comment, source, at)
    const plain = matchAt(quoted, source, at)
    if (isInserted && char === '}' && depth === 0) break
    if (char === '{') depth += 1
    if (char === '}') depth -= 1
    if (char === '`') {
      const template = readTemplate(source, at)
      literals.push({ text: template.text, from: at, to: template.to }, ...template.nested)
      at = template.to
    } else if (plain) {
      literals.push({ text: unescaped(plain.slice(1, -1)), from: at, to: at + plain.length })
      at += plain.length
    } else at += skip?.length ?? 1
  }
  return { literals, end: at }
}

function readTemplate(source: string, start: number) {
  const nested: Literal[] = []
  let text = ''
  let at = start + 1
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      const inner = literalsOf(source, at + 2, true)
      nested.push(...inner.literals)
      text += inserted
      at = inner.end + 1
    } else if (source[at] === '\\') {
      text += unescaped(source.slice(at, at + 2))
      at += 2
    } else {
      text += source[at]
      at += 1
    }
  }
  return { text, nested, to: at + 1 }
}

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

function unescaped(text: string): string {
  return text.replace(/\\(u\{[0-9a-fA-F]{1,5}\}|u[0-9a-fA-F]{4}|.)/g, (_, code: string) => {
    if (code === 'n') return '\n'
    return code.length > 1
      ? String.fromCodePoint(Number.parseInt(code.replace(/[u{}]/g, ''), 16))
      : code
  })
}
