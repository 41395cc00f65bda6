import type { Page } from './page.ts'
import { type TreeBuilder, treeBuilder } from './page-tree.ts'

type Attributes = Record<string, string>

interface DomPageOptions {
  url?: string
  /** Additional attributes from the rendered page, added to the element's own. */
  seen?: (element: Element) => Readonly<Attributes> | undefined
}

const ELEMENTS_AND_TEXTS = 1 | 4

/** Returns a Page of the current state of a browser's document. */
export function domPage(document: Document, { url, seen }: DomPageOptions = {}): Page {
  const tree = treeBuilder()
  const root: Element | null = platform(document, 'documentElement')
  if (root) readTree(walkerOf(document, root), tree, seen)
  return tree.finish(url ?? platform(document, 'URL'))
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
function readTree(walker: TreeWalker, tree: TreeBuilder, seen: DomPageOptions['seen']): void {
  while (!tree.isFull()) {
    openNode(walker.currentNode, tree, seen)
    if (walker.firstChild()) continue
    closeNode(walker.currentNode, tree)
    while (!walker.nextSibling()) {
      if (!walker.parentNode()) return
      closeNode(walker.currentNode, tree)
    }
  }
}

function openNode(node: Node, tree: TreeBuilder, seen: DomPageOptions['seen']): void {
  if (!isElement(node)) tree.text(node.nodeValue ?? '')
  else tree.open(platform(node, 'localName'), Object.assign(attributesOf(node), seen?.(node)))
}

function closeNode(node: Node, tree: TreeBuilder): void {
  if (isElement(node)) tree.close()
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
