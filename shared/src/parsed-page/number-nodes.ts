import { type PageChild, type PageNode, startsVisibly } from './page.ts'

/** Deeper elements are dropped, so that recursive functions cannot overflow the stack. */
const MAX_DEPTH = 256
export const MAX_NODES = 60_000

/**
 * Elements that are dropped: parsers disagree about `noscript` and `template`; the others contain no
 * product text (an inline SVG has its own `title`).
 */
const SKIPPED_TAGS = new Set(['noscript', 'template', 'style', 'svg', 'iframe'])

/** Longer texts are rarely blank; testing them costs time. */
const BLANK = /^\s{1,200}$/

export type GrowingNode = { -readonly [K in keyof PageNode]: PageNode[K] } & {
  children: PageChild[]
}

/**
 * Numbers the elements below a root in document order and returns them. Drops what no rule reads, in
 * place: comments, drawings, and elements beyond the limits of depth and number.
 */
export function numberNodes(root: GrowingNode): PageNode[] {
  const nodes: PageNode[] = []
  const open: GrowingNode[] = [root]
  const places = [0]
  root.order = 0
  root.children = keptChildren(root)
  while (open.length > 0) {
    const depth = open.length - 1
    const parent = open[depth]
    const place = places[depth]
    if (!parent || place === undefined) break
    const child = parent.children[place] as GrowingNode | undefined
    if (child === undefined) {
      parent.last = nodes.length
      open.pop()
      places.pop()
      continue
    }
    places[depth] = place + 1
    if (child.attribs === undefined) continue
    if (nodes.length >= MAX_NODES) {
      parent.children.length = place
      continue
    }
    nodes.push(child)
    child.order = nodes.length
    child.labels = undefined
    child.isAside = undefined
    child.children = depth < MAX_DEPTH ? keptChildren(child) : []
    open.push(child)
    places.push(0)
  }
  return nodes
}

/** Returns the elements and texts of a node that are read. */
function keptChildren({ children }: GrowingNode): PageChild[] {
  let dropped = 0
  for (const child of children as (GrowingNode | { type: 'text'; data: string })[]) {
    // Most texts of a page are indentation.
    if (child.type !== 'text') dropped += isDropped(child) ? 1 : 0
    else if (child.data.length > 1 && !startsVisibly(child.data) && BLANK.test(child.data))
      child.data = ' '
  }
  return dropped === 0
    ? children
    : children.filter(child => child.type === 'text' || !isDropped(child))
}

/** True for comments and directives too, which have no attributes. */
function isDropped({ name, attribs }: PageNode): boolean {
  return attribs === undefined || SKIPPED_TAGS.has(name)
}
