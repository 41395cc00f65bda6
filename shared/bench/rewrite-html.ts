import { Parser } from 'htmlparser2'

export interface Element {
  tag: string
  attributes: Record<string, string>
}

export interface Rewriting {
  /** Returns the changed element; null removes it with its content. */
  element?: (element: Element) => Element | null
  text?: (text: string, tag: string) => string
  attribute?: (name: string, value: string) => string
}

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
const RAW = new Set(['script', 'style'])

/** Parses HTML and serializes it again with changes. Comments are dropped. */
export function rewriteHtml(html: string, rewriting: Rewriting): string {
  const { element = same, text = sameText, attribute = quoted } = rewriting
  const parts: string[] = ['<!doctype html>']
  const stack: (Element | null)[] = []
  const isLeftOut = () => stack.includes(null)
  const parser = new Parser({
    onopentag(tag, attributes) {
      const kept = isLeftOut() ? null : element({ tag, attributes })
      stack.push(kept)
      if (kept) parts.push(openTag(kept, attribute))
    },
    ontext(words) {
      if (isLeftOut()) return
      const tag = stack.at(-1)?.tag ?? ''
      const changed = text(words, tag)
      parts.push(RAW.has(tag) ? changed : escaped(changed))
    },
    onclosetag() {
      const closed = stack.pop()
      if (closed && !VOID.has(closed.tag) && !isLeftOut()) parts.push(`</${closed.tag}>`)
    },
  })
  parser.end(html)
  return parts.join('')
}

function openTag({ tag, attributes }: Element, attribute: NonNullable<Rewriting['attribute']>) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${attribute(name, value)}`)
  return `<${tag}${written.join('')}>`
}

function same(element: Element): Element {
  return element
}

function sameText(text: string): string {
  return text
}

function quoted(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
