import type { PageNode } from './page.ts'
import { type AttributeTest, parseSelector, type SelectorStep } from './parse-selector.ts'

type Index = Map<string, PageNode[]>

interface Indexes {
  nodes: readonly PageNode[]
  tags: Index
  ids: Index
  /** Elements by attribute name, built on first use. */
  attributes?: Index
  /**
   * Elements with a class, and all class names in one text: most classes in selectors do not occur on the
   * page at all.
   */
  classes?: { nodes: readonly PageNode[]; names: string }
}

const parsed = new Map<string, SelectorStep[][]>()

/** Returns `select` for the nodes of a page. Caches results; builds its indexes on first use. */
export function createIndex(nodes: readonly PageNode[]): (selector: string) => readonly PageNode[] {
  const known = new Map<string, readonly PageNode[]>()
  let indexes: Indexes | undefined
  return selector => {
    indexes ??= indexNodes(nodes)
    const found = known.get(selector) ?? selectAll(indexes, selector)
    known.set(selector, found)
    return found
  }
}

function selectAll(indexes: Indexes, selector: string): readonly PageNode[] {
  const found: (readonly PageNode[])[] = []
  for (const steps of alternatives(selector)) {
    const some = selectSteps(indexes, steps)
    if (some.length > 0) found.push(some)
  }
  return found.length > 1 ? inOrder(found.flat()) : (found[0] ?? [])
}

function alternatives(selector: string): SelectorStep[][] {
  const known = parsed.get(selector) ?? parseSelector(selector)
  parsed.set(selector, known)
  return known
}

function indexNodes(nodes: readonly PageNode[]): Indexes {
  const indexes: Indexes = { nodes, tags: new Map(), ids: new Map() }
  for (const node of nodes) {
    add(indexes.tags, node.tag, node)
    if (node.attributes.id) add(indexes.ids, node.attributes.id, node)
  }
  return indexes
}

function add(index: Index, key: string, node: PageNode): void {
  const list = index.get(key)
  if (list) list.push(node)
  else index.set(key, [node])
}

function selectSteps(indexes: Indexes, steps: SelectorStep[]): readonly PageNode[] {
  const target = steps.at(-1)
  if (!target) return []
  const found = startingSet(indexes, target)
  if (found.length === 0 || (steps.length === 1 && isNameAlone(target))) return found
  return found.filter(node => matchesUpwards(node, steps, steps.length - 1))
}

/** True if the starting set is the result: a lone tag or a lone class. */
function isNameAlone({ tag, id, classes, attributes }: SelectorStep): boolean {
  return !id && attributes.length === 0 && classes.length === (tag ? 0 : 1)
}

function startingSet(indexes: Indexes, step: SelectorStep): readonly PageNode[] {
  if (step.id) return indexes.ids.get(step.id) ?? []
  if (step.classes[0]) return withClass(indexes, step.classes[0])
  if (step.tag) return indexes.tags.get(step.tag) ?? []
  return step.attributes[0] ? withAttribute(indexes, step.attributes[0].name) : indexes.nodes
}

function withClass(indexes: Indexes, name: string): readonly PageNode[] {
  indexes.classes ??= indexClasses(indexes.nodes)
  const { nodes, names } = indexes.classes
  return names.includes(name) ? nodes.filter(node => hasClass(node, name)) : []
}

function indexClasses(nodes: readonly PageNode[]): { nodes: readonly PageNode[]; names: string } {
  const named = nodes.filter(node => node.attributes.class)
  return { nodes: named, names: named.map(node => node.attributes.class).join(' ') }
}

/** True if an element has a class; searches the attribute without splitting it. */
function hasClass({ attributes }: PageNode, name: string): boolean {
  const names = attributes.class
  if (!names) return false
  for (let at = names.indexOf(name); at >= 0; at = names.indexOf(name, at + 1)) {
    if (isGap(names, at - 1) && isGap(names, at + name.length)) return true
  }
  return false
}

/** True if an index is before, between or after class names. */
function isGap(names: string, at: number): boolean {
  return at < 0 || at >= names.length || names.charCodeAt(at) <= 0x20
}

function withAttribute(indexes: Indexes, name: string): readonly PageNode[] {
  indexes.attributes ??= indexAttributes(indexes.nodes)
  return indexes.attributes.get(name) ?? []
}

function indexAttributes(nodes: readonly PageNode[]): Index {
  const index: Index = new Map()
  for (const node of nodes) for (const name in node.attributes) add(index, name, node)
  return index
}

function matchesUpwards(node: PageNode, steps: SelectorStep[], at: number): boolean {
  const step = steps[at]
  if (!step || !matchesStep(node, step)) return false
  if (at === 0) return true
  for (let above = node.parent; above; above = above.parent) {
    if (matchesUpwards(above, steps, at - 1)) return true
    if (step.combinator === '>') return false
  }
  return false
}

function matchesStep(node: PageNode, step: SelectorStep): boolean {
  if (step.tag && node.tag !== step.tag) return false
  if (step.id && node.attributes.id !== step.id) return false
  if (!step.attributes.every(test => matchesAttribute(node, test))) return false
  return step.classes.every(name => hasClass(node, name))
}

function matchesAttribute(node: PageNode, { name, operator, value }: AttributeTest): boolean {
  const actual = node.attributes[name]
  if (actual === undefined) return false
  if (operator === '=') return actual === value
  if (operator === '~=') return actual.split(/\s+/).includes(value)
  if (operator === '*=') return actual.includes(value)
  if (operator === '^=') return actual.startsWith(value)
  if (operator === '$=') return actual.endsWith(value)
  return true
}

function inOrder(nodes: readonly PageNode[]): PageNode[] {
  return [...new Set(nodes)].sort((a, b) => a.order - b.order)
}
