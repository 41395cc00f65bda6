import { createIndex } from './node-index.ts'
import type { Page, PageNode } from './page.ts'

/**
 * Deeper elements become children of the deepest allowed one, so that recursive functions cannot overflow
 * the stack.
 */
const MAX_DEPTH = 256
const MAX_NODES = 60_000
const MAX_TOO_DEEP = 2_000

/**
 * Elements that are skipped: parsers disagree about `noscript` and `template`; the others contain no
 * product text (an inline SVG has its own `title`).
 */
const SKIPPED_TAGS = new Set(['noscript', 'template', 'style', 'svg', 'iframe'])

const BLANK = /^\s+$/

type Growing = {
  -readonly [K in keyof PageNode]: PageNode[K]
} & { children: (PageNode | string)[] }

export interface TreeBuilder {
  open(tag: string, attributes: Readonly<Record<string, string | undefined>>): void
  text(text: string): void
  close(): void
  /** True if the page exceeds the limits, so parsing can stop. */
  isFull(): boolean
  finish(url: string): Page
}

/** Builds a Page from a stream of start tags, texts and end tags, independent of the parser. */
export function treeBuilder(): TreeBuilder {
  const root: Growing = createNode('#root', {}, undefined, 0)
  const nodes: PageNode[] = []
  const stack: Growing[] = [root]
  let skippedDepth = 0
  let tooDeep = 0

  function open(tag: string, attributes: PageNode['attributes']): void {
    if (skippedDepth > 0 || SKIPPED_TAGS.has(tag)) {
      skippedDepth++
      return
    }
    const parent = stack.at(-1) ?? root
    const node = createNode(tag, attributes, parent, nodes.length + 1)
    if (nodes.length < MAX_NODES) {
      parent.children.push(node)
      nodes.push(node)
    }
    if (stack.length < MAX_DEPTH) stack.push(node)
    else tooDeep++
  }

  function text(words: string): void {
    const children = skippedDepth === 0 ? stack.at(-1)?.children : undefined
    if (!children) return
    const last = children.at(-1)
    // Most texts of a page are indentation, which is stored as a single space.
    if (BLANK.test(words)) {
      if (typeof last !== 'string') children.push(' ')
      else if (!last.endsWith(' ')) children[children.length - 1] = `${last} `
      return
    }
    // Parsers emit a text in pieces, for example at entities.
    if (typeof last === 'string') children[children.length - 1] = last + words
    else children.push(words)
  }

  function close(): void {
    if (skippedDepth > 0) skippedDepth--
    else if (tooDeep > 0) tooDeep--
    else if (stack.length > 1) finishNode(stack.pop(), nodes.length)
  }

  function isFull(): boolean {
    return nodes.length >= MAX_NODES || tooDeep > MAX_TOO_DEEP
  }

  function finish(url: string): Page {
    while (stack.length > 0) finishNode(stack.pop(), nodes.length)
    return { url, root, nodes, select: createIndex(nodes) }
  }

  return { open, text, close, isFull, finish }
}

function createNode(
  tag: string,
  attributes: PageNode['attributes'],
  parent: PageNode | undefined,
  order: number,
): Growing {
  return { tag, attributes, parent, children: [], order, last: order }
}

function finishNode(node: Growing | undefined, last: number): void {
  if (node) node.last = Math.max(node.order, last)
}
