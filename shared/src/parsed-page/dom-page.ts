import { createSelect } from './node-index.ts'
import { type GrowingNode, MAX_NODES, numberNodes } from './number-nodes.ts'
import type { Page, PageChild, PageNode } from './page.ts'

type Attributes = Record<string, string>

interface DomPageOptions {
  url?: string
  /** Additional attributes from the rendered page, added to the element's own. */
  seen?: (element: Element) => Readonly<Attributes> | undefined
}

const ELEMENTS_AND_TEXTS = 1 | 4

/** Returns a Page of the current state of a browser's document, whose selectors the browser matches. */
export function domPage(document: Document, { url, seen }: DomPageOptions = {}): Page {
  const elements = new Map<PageNode, Element>()
  const root = createNode('#root', undefined)
  const start: Element | null = platform(document, 'documentElement')
  if (start) copyTree(walkerOf(document, start), root, elements, seen)
  const nodes = numberNodes(root)
  const select = createSelect(nodes, (selector, candidates) =>
    candidates.filter(node => {
      const element = elements.get(node)
      return element !== undefined && platform(element, 'matches').call(element, selector)
    }),
  )
  return { url: url ?? platform(document, 'URL'), root, nodes, select }
}

/**
 * Reads a property from its prototype. Pages can shadow properties: `<img name="URL">` becomes
 * `document.URL`, and a field named 'attributes' hides those of its form.
 */
function platform<T extends object, K extends keyof T>(owner: T, name: K): T[K] {
  return Reflect.get<T, K>(Object.getPrototypeOf(owner), name, owner)
}

function walkerOf(document: Document, root: Element): TreeWalker {
  return platform(document, 'createTreeWalker').call(document, root, ELEMENTS_AND_TEXTS)
}

/** Iterates over the tree: recursion would overflow the stack on a deeply nested page. */
function copyTree(
  walker: TreeWalker,
  root: GrowingNode,
  elements: Map<PageNode, Element>,
  seen: DomPageOptions['seen'],
): void {
  let parent = root
  while (elements.size < MAX_NODES) {
    const node = copyNode(walker.currentNode, parent, elements, seen)
    if (walker.firstChild()) {
      if (node) parent = node
      continue
    }
    while (!walker.nextSibling()) {
      if (!walker.parentNode() || !parent.parent) return
      parent = parent.parent as GrowingNode
    }
  }
}

function copyNode(
  node: Node,
  parent: GrowingNode,
  elements: Map<PageNode, Element>,
  seen: DomPageOptions['seen'],
): GrowingNode | undefined {
  if (!isElement(node)) {
    addText(parent.children, node.nodeValue ?? '')
    return undefined
  }
  const copy = createNode(platform(node, 'localName'), parent)
  copy.attribs = Object.assign(attributesOf(node), seen?.(node))
  parent.children.push(copy)
  elements.set(copy, node)
  return copy
}

/** Scripts split texts, which parsers do not. */
function addText(children: PageChild[], data: string): void {
  const last = children.at(-1)
  if (last?.type !== 'text') children.push({ type: 'text', data })
  else children[children.length - 1] = { type: 'text', data: last.data + data }
}

function createNode(name: string, parent: GrowingNode | undefined): GrowingNode {
  return {
    type: parent ? 'tag' : 'root',
    name,
    attribs: {},
    parent,
    children: [],
    order: 0,
    last: 0,
  }
}

function isElement(node: Node): node is Element {
  return platform(node, 'nodeType') === 1
}

function attributesOf(element: Element): Attributes {
  const attributes: Attributes = Object.create(null)
  for (const { name, value } of platform(element, 'attributes')) {
    attributes[name.toLowerCase()] = value
  }
  return attributes
}
