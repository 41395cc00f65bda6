import type { PageNode } from './page.ts'
import { type AttributeTest, parseSelector, type SelectorStep } from './parse-selector.ts'

type Index = Map<string, PageNode[]>

interface Indexes {
  nodes: readonly PageNode[]
  tags: Index
  ids: Index
  /** Elements by one class name each, gathered like the attributes. */
  classes: Index
  /** All that have a class, with their names between single spaces. */
  named?: { node: PageNode; names: string }[]
  /** Elements by the name of an attribute, each name gathered when it is first asked for. */
  attributes: Index
}

const parsed = new Map<string, SelectorStep[][]>()

/** A `select` over the nodes. The indexes are built at the first question. */
export function createIndex(nodes: readonly PageNode[]): (selector: string) => readonly PageNode[] {
  let indexes: Indexes | undefined
  return selector => {
    indexes ??= indexNodes(nodes)
    const found = alternatives(selector).map(steps =>
      selectSteps(indexes ?? indexNodes(nodes), steps),
    )
    return found.length === 1 ? (found[0] ?? []) : inOrder(found.flat())
  }
}

/** The class names of an element. */
export function classesOf(node: PageNode): string[] {
  return node.attributes.class?.match(/\S+/g) ?? []
}

function alternatives(selector: string): SelectorStep[][] {
  const known = parsed.get(selector) ?? parseSelector(selector)
  parsed.set(selector, known)
  return known
}

function indexNodes(nodes: readonly PageNode[]): Indexes {
  const indexes: Indexes = {
    nodes,
    tags: new Map(),
    ids: new Map(),
    classes: new Map(),
    attributes: new Map(),
  }
  for (const node of nodes) {
    add(indexes.tags, node.tag, node)
    if (node.attributes.id) add(indexes.ids, node.attributes.id, node)
  }
  return indexes
}

function add(index: Index, key: string, node: PageNode): void {
  const list = index.get(key)
  if (!list) index.set(key, [node])
  else if (list.at(-1) !== node) list.push(node)
}

function selectSteps(indexes: Indexes, steps: SelectorStep[]): readonly PageNode[] {
  const target = steps.at(-1)
  if (!target) return []
  const found = startingSet(indexes, target)
  return found.filter(node => matchesUpwards(node, steps, steps.length - 1))
}

function startingSet(indexes: Indexes, step: SelectorStep): readonly PageNode[] {
  if (step.id) return indexes.ids.get(step.id) ?? []
  if (step.classes[0]) return withClass(indexes, step.classes[0])
  if (step.tag) return indexes.tags.get(step.tag) ?? []
  return step.attributes[0] ? withAttribute(indexes, step.attributes[0].name) : indexes.nodes
}

function withClass(indexes: Indexes, name: string): readonly PageNode[] {
  const known = indexes.classes.get(name)
  if (known) return known
  indexes.named ??= namesOf(indexes.nodes)
  const found: PageNode[] = []
  for (const { node, names } of indexes.named) if (names.includes(` ${name} `)) found.push(node)
  indexes.classes.set(name, found)
  return found
}

function namesOf(nodes: readonly PageNode[]): { node: PageNode; names: string }[] {
  const named: { node: PageNode; names: string }[] = []
  for (const node of nodes) {
    const names = node.attributes.class
    if (names)
      named.push({
        node,
        names: ` ${/[\t\n\f\r]/.test(names) ? names.replace(/\s/g, ' ') : names} `,
      })
  }
  return named
}

/** Most elements lack the name altogether: only the others are taken apart. */
function hasClass(node: PageNode, name: string): boolean {
  return node.attributes.class?.includes(name) === true && classesOf(node).includes(name)
}

function withAttribute({ nodes, attributes }: Indexes, name: string): readonly PageNode[] {
  const known = attributes.get(name) ?? nodes.filter(node => node.attributes[name] !== undefined)
  attributes.set(name, known)
  return known
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
