import type { Page } from './page.ts'
import { type TreeBuilder, treeBuilder } from './page-tree.ts'

/** A page from the document that a browser holds, as it is at this moment. */
export function domPage(document: Document, url: string = document.URL): Page {
  const tree = treeBuilder()
  if (document.documentElement) readElement(document.documentElement, tree)
  return tree.finish(url)
}

/** Walks by sibling and parent links: recursion would fall to a page nested deeply enough. */
function readElement(top: Element, tree: TreeBuilder): void {
  let node: Node | null = top
  while (node && !tree.isFull()) {
    if (isElement(node)) tree.open(node.localName, attributesOf(node))
    else if (node.nodeType === 3) tree.text(node.nodeValue ?? '')
    if (node.firstChild) {
      node = node.firstChild
      continue
    }
    while (node) {
      if (isElement(node)) tree.close()
      if (node === top) return
      if (node.nextSibling) {
        node = node.nextSibling
        break
      }
      node = node.parentNode
    }
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

function attributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null)
  for (const { name, value } of element.attributes) attributes[name.toLowerCase()] = value
  return attributes
}
