import { createIndex } from './node-index.ts'
import type { Page, PageNode } from './page.ts'

/** Deeper elements are hung onto the deepest one allowed, so that no walk can exhaust the stack. */
const MAX_DEPTH = 256
const MAX_NODES = 60_000
const MAX_TOO_DEEP = 2_000

/**
 * Never part of a tree: parsers disagree about `noscript` and `template`, and the rest holds no words
 * of the product (an inline drawing has its own `title`).
 */
const LEFT_OUT = new Set(['noscript', 'template', 'style', 'svg', 'iframe'])

const BLANK = /^\s+$/

type Growing = {
  -readonly [K in keyof PageNode]: PageNode[K]
} & { children: (PageNode | string)[] }

export interface TreeBuilder {
  open(tag: string, attributes: Readonly<Record<string, string | undefined>>): void
  text(text: string): void
  close(): void
  /** Whether there is more than any real page has: reading on would only cost time. */
  isFull(): boolean
  finish(url: string): Page
}

/** Builds a page from a stream of opened and closed elements, whichever parser sends it. */
export function treeBuilder(): TreeBuilder {
  const root: Growing = createNode('#root', {}, undefined, 0)
  const nodes: PageNode[] = []
  const stack: Growing[] = [root]
  let leftOut = 0
  let tooDeep = 0

  function open(tag: string, attributes: PageNode['attributes']): void {
    if (leftOut > 0 || LEFT_OUT.has(tag)) {
      leftOut++
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
    const children = leftOut === 0 ? stack.at(-1)?.children : undefined
    if (!children) return
    const last = children.at(-1)
    // Most texts of a page are the indentation of its source: one space says as much.
    if (BLANK.test(words)) {
      if (typeof last !== 'string') children.push(' ')
      else if (!last.endsWith(' ')) children[children.length - 1] = `${last} `
      return
    }
    // Parsers hand on a text in pieces, at entities for one: joined it is what the page wrote.
    if (typeof last === 'string') children[children.length - 1] = last + words
    else children.push(words)
  }

  function close(): void {
    if (leftOut > 0) leftOut--
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
