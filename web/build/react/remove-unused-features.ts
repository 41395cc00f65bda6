import { type ESTree, parseSync, Visitor } from 'vite'

/** Parts of React's client renderer, by their names in its production file. */
export interface Features {
  /** Values of `fiber.tag` that never occur. */
  fiberTags: readonly number[]
  /** Constants of element types that never occur. */
  elementTypes: readonly string[]
  /** Variables that are never true. */
  falseConditions: readonly string[]
  /** Classes without instances. Creating one throws an error. */
  classes: readonly string[]
  /** New bodies of functions. */
  functions: Readonly<Record<string, string>>
}

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Removes features from the code of React's client renderer: the minifier drops what only they use. Throws an error if
 * the code has no such part.
 */
export function removeUnusedFeatures(code: string, features: Features): string {
  const edits: Edit[] = []
  const missing = new Set<number | string>([
    ...features.fiberTags,
    ...features.elementTypes,
    ...features.falseConditions,
    ...features.classes,
    ...Object.keys(features.functions),
  ])
  const replace = ({ start, end }: ESTree.Span, text: string, feature: number | string) => {
    edits.push({ start, end, text })
    missing.delete(feature)
  }
  const tagIn = (one: ESTree.Node, other: ESTree.Node) =>
    features.fiberTags.find(tag => isFiberTag(one) && isNumber(other, tag))
  new Visitor({
    BinaryExpression(node) {
      const tag = tagIn(node.left, node.right) ?? tagIn(node.right, node.left)
      if (tag === undefined) return
      if (node.operator === '===') replace(node, 'false', tag)
      if (node.operator === '!==') replace(node, 'true', tag)
    },
    SwitchStatement({ cases, discriminant }) {
      for (const [i, one] of cases.entries()) {
        const type = features.elementTypes.find(name => isVariable(one.test, name))
        const feature = type ?? (one.test ? tagIn(discriminant, one.test) : undefined)
        if (feature !== undefined) replace(unreachablePart(one, i > 0), '', feature)
      }
    },
    ConditionalExpression({ test }) {
      const name = features.falseConditions.find(condition => isVariable(test, condition))
      if (name !== undefined) replace(test, 'false', name)
    },
    FunctionDeclaration({ id, body }) {
      const name = id?.name ?? ''
      const text = features.classes.includes(name)
        ? `throw Error('The build removes ${name} from React')`
        : features.functions[name]
      if (body && text !== undefined) replace(body, `{${text}}`, name)
    },
    ExpressionStatement(node) {
      const name = features.classes.find(one => code.startsWith(`${one}.prototype.`, node.start))
      if (name !== undefined) replace(node, '', name)
    },
  }).visit(parseSync('react-dom-client.js', code).program)
  if (missing.size > 0) throw new Error(`React no longer contains ${[...missing].join(', ')}`)
  return applyEdits(code, edits)
}

/**
 * Returns the part of a case to remove: its label, whose statements are then unreachable or belong to the case that
 * falls through to them. Of the first case, which has nothing before it, its statements too if they do not fall through.
 */
function unreachablePart({ start, end, consequent }: ESTree.SwitchCase, hasPrevious: boolean) {
  const [first] = consequent
  if (!first) return { start, end }
  if (hasPrevious) return { start, end: first.start }
  const isClosed = /^(?:Break|Return)Statement$/.test(consequent.at(-1)?.type ?? '')
  return isClosed ? { start, end } : { start, end: start }
}

const isFiberTag = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && isVariable(node.property, 'tag')

const isNumber = (node: ESTree.Node, value: number) =>
  node.type === 'Literal' && node.value === value

const isVariable = (node: ESTree.Node | null, name: string) =>
  node?.type === 'Identifier' && node.name === name

/** Applies the edits from the start, without those inside an earlier one. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = ''
  let done = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < done) continue
    result += code.slice(done, start) + text
    done = end
  }
  return result + code.slice(done)
}
