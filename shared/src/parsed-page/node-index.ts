import { once } from '../lazy/once.ts'
import type { PageNode } from './page.ts'

type Index = Map<string, PageNode[]>

/**
 * Selectors that the index looks up: `tag`, `#id`, `.class`, `[name]`, `[name=value]`, `[name~=value]`,
 * `[name*=value]`, and an attribute after a tag.
 */
const SIMPLE =
  /^(?:([a-z][a-z0-9]*)?(?:\[([\w:-]+)(?:([~*]?=)["']?([\w:.-]+)["']?)?\])?|([.#])([\w-]+))$/

/** Key of the last compound of a selector: id, class, tag or attribute name. */
const LAST_KEY = /^([a-z][a-z0-9]*)?(?:#([\w-]+))?(?:\.([\w-]+))?(?:\[([\w:-]+))?/

/** Returns those of the candidates that match a selector. */
type Filter = (selector: string, candidates: readonly PageNode[]) => readonly PageNode[]

/**
 * Returns `select` for the nodes of a page. Looks up simple selectors; for others the library of the
 * document checks the elements with the tag, class or attribute that the selector ends with. Caches
 * results.
 */
export function createSelect(
  nodes: readonly PageNode[],
  filter: Filter,
): (selector: string) => readonly PageNode[] {
  const known = new Map<string, readonly PageNode[]>()
  const index = createIndex(nodes)
  return selector => {
    const found = known.get(selector) ?? selectAll(selector, index, filter)
    known.set(selector, found)
    return found
  }
}

function selectAll(selector: string, index: NodeIndex, filter: Filter): readonly PageNode[] {
  const found: (readonly PageNode[])[] = []
  for (const part of selector.split(', ')) {
    const simple = SIMPLE.exec(part)
    const nodes = simple ? lookUp(simple, index) : filterBy(part, index, filter)
    if (nodes.length > 0) found.push(nodes)
  }
  return found.length > 1 ? inOrder(found.flat()) : (found[0] ?? [])
}

function filterBy(selector: string, index: NodeIndex, filter: Filter): readonly PageNode[] {
  const last = /[^\s>]+$/.exec(selector.replace(/"[^"]*"|'[^']*'/g, '""'))?.[0] ?? ''
  const [, tag, id, className, name] = LAST_KEY.exec(last) ?? []
  const candidates = id
    ? withId(index, id)
    : className
      ? withClass(index, className)
      : name
        ? withAttribute(index, name)
        : tag
          ? index.tags().get(tag)
          : index.nodes
  return candidates && candidates.length > 0 ? filter(selector, candidates) : []
}

/** Elements with a class, and all class names in one text, which is searched without splitting it. */
interface Classes {
  nodes: readonly PageNode[]
  names: string
  /** Start of the class names of each element in `names`. */
  starts: readonly number[]
}

interface NodeIndex {
  nodes: readonly PageNode[]
  tags: () => Index
  classes: () => Classes
  attributes: () => Index
}

/** Creates indexes of tags, classes and attribute names, each built on first use. */
function createIndex(nodes: readonly PageNode[]): NodeIndex {
  return {
    nodes,
    tags: once(() => indexTags(nodes)),
    classes: once(() => joinClasses(nodes)),
    attributes: once(() => indexAttributes(nodes)),
  }
}

function indexTags(nodes: readonly PageNode[]): Index {
  const index: Index = new Map()
  for (const node of nodes) add(index, node.name, node)
  return index
}

function indexAttributes(nodes: readonly PageNode[]): Index {
  const index: Index = new Map()
  for (const node of nodes) for (const name in node.attribs) add(index, name, node)
  return index
}

function add(index: Index, key: string, node: PageNode): void {
  const list = index.get(key)
  if (list) list.push(node)
  else index.set(key, [node])
}

function joinClasses(nodes: readonly PageNode[]): Classes {
  const named: PageNode[] = []
  const starts: number[] = []
  const names: string[] = []
  let length = 0
  for (const node of nodes) {
    const { class: own } = node.attribs
    if (!own) continue
    named.push(node)
    starts.push(length)
    names.push(own)
    length += own.length + 1
  }
  return { nodes: named, names: names.join(' '), starts }
}

/** Visits the occurrences of a class only, which are few, instead of all elements. */
function withClass(index: NodeIndex, name: string): readonly PageNode[] {
  const { nodes, names, starts } = index.classes()
  const found: PageNode[] = []
  for (let at = names.indexOf(name); at >= 0; at = names.indexOf(name, at + 1)) {
    if (!isGap(names, at - 1) || !isGap(names, at + name.length)) continue
    const node = nodes[lastAtMost(starts, at)]
    if (node && node !== found.at(-1)) found.push(node)
  }
  return found
}

/** Returns the index of the last of the ascending numbers that is at most `limit`. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0
  let high = numbers.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle
    else high = middle
  }
  return low
}

/** True if an index is before, between or after class names. */
function isGap(names: string, at: number): boolean {
  return at < 0 || at >= names.length || names.charCodeAt(at) <= 0x20
}

function lookUp(simple: RegExpExecArray, index: NodeIndex): readonly PageNode[] {
  const [, tag, name, operator, value = '', mark, key = ''] = simple
  if (mark === '.') return withClass(index, key)
  if (mark === '#') return withId(index, key)
  const tagged = tag ? (index.tags().get(tag) ?? []) : undefined
  if (!name) return tagged ?? []
  const named =
    tagged?.filter(({ attribs }) => attribs[name] !== undefined) ?? withAttribute(index, name)
  if (!operator) return named
  return named.filter(({ attribs }) => hasValue(attribs[name] ?? '', operator, value))
}

function hasValue(text: string, operator: string, value: string): boolean {
  if (operator === '=') return text === value
  return operator === '*=' ? text.includes(value) : text.split(/\s+/).includes(value)
}

function withId(index: NodeIndex, id: string): readonly PageNode[] {
  return withAttribute(index, 'id').filter(({ attribs }) => attribs.id === id)
}

function withAttribute(index: NodeIndex, name: string): readonly PageNode[] {
  return index.attributes().get(name) ?? []
}

function inOrder(nodes: readonly PageNode[]): PageNode[] {
  return [...new Set(nodes)].sort((a, b) => a.order - b.order)
}
