import {
  type CssNode,
  type Declaration,
  find,
  generate,
  lexer,
  parse,
  type Rule,
  walk,
} from 'css-tree'

/** A rule for style sheets. */
type CssRule =
  | 'colour'
  | 'z-index'
  | 'text size'
  | 'radius'
  | 'physical property'
  | 'layer'
  | 'file length'
  | 'selector depth'
  | 'global class'

export interface CssViolation {
  rule: CssRule
  /** Path and line, with the offending text. */
  place: string
}

interface StyleSheet {
  /** Path from the repository's root. */
  path: string
  text: string
}

const MOST_LINES = 300
const MOST_COMPOUNDS = 2
const TOKENS = 'shared/src/design/tokens.css'
/** Folders whose classes are global by design, or scoped by a shadow root. */
const PRIMITIVES = /^(shared\/src\/design|web\/src\/(styles|ui)|extension\/src\/shop-button)\//

const COLOUR_FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i
const COLOURED = /colou?r|background|border|outline|shadow|fill|stroke|^--/
const RADIUS = /radius$/
const PHYSICAL =
  /^((min-|max-)?(width|height)|left|right|top|bottom|(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)(-.+)?)$/

/**
 * Finds violations of the rules for style sheets: values come from tokens.css, layout uses logical
 * properties, every rule is in a cascade layer (the build puts CSS Modules into one), selectors and files are
 * short, classes are local.
 */
export function findCssViolations({ path, text }: StyleSheet): CssViolation[] {
  const found: CssViolation[] = []
  const report = (rule: CssRule, node: CssNode, what: string) =>
    found.push({ rule, place: `${path}:${node.loc?.start.line ?? 1}: ${what}` })
  const sheet = parse(text, { positions: true, parseCustomProperty: true })
  const lines = text.trimEnd().split('\n').length
  if (lines > MOST_LINES) report('file length', sheet, `${lines} lines`)
  checkRules(sheet, report, path.endsWith('.module.css'))
  if (path !== TOKENS) checkDeclarations(sheet, report)
  if (!path.endsWith('.module.css') && !PRIMITIVES.test(path)) checkClasses(sheet, report)
  return found
}

type Report = (rule: CssRule, node: CssNode, what: string) => void

function checkDeclarations(sheet: CssNode, report: Report): void {
  walk(sheet, {
    visit: 'Declaration',
    enter(declaration: Declaration) {
      // Tokens are declared inside the shadow root, so its host cannot use them.
      if (this.rule && /^:host\b/.test(selectorsOf(this.rule)[0]?.text ?? '')) return
      for (const rule of brokenRules(declaration)) {
        report(rule, declaration, declaration.property)
      }
    },
  })
}

function brokenRules({ property, value }: Declaration): CssRule[] {
  const isLocalToken = property.startsWith('--')
  const broken: [CssRule, boolean][] = [
    ['colour', COLOURED.test(property) && hasColour(value)],
    ['z-index', property === 'z-index' && hasType(value, ['Number'])],
    ['text size', /^font(-size)?$/.test(property) && hasLength(value)],
    ['radius', !isLocalToken && RADIUS.test(property) && hasLength(value)],
    ['physical property', PHYSICAL.test(property)],
  ]
  return broken.filter(([, isBroken]) => isBroken).map(([rule]) => rule)
}

function hasColour(value: CssNode): boolean {
  return Boolean(find(value, node => isColour(node)))
}

function isColour(node: CssNode): boolean {
  if (node.type === 'Hash') return true
  if (node.type === 'Identifier') return !lexer.matchType('named-color', node.name).error
  return node.type === 'Function' && COLOUR_FUNCTION.test(node.name) && !usesToken(node)
}

function usesToken(value: CssNode): boolean {
  return Boolean(find(value, node => node.type === 'Function' && node.name === 'var'))
}

function hasLength(value: CssNode): boolean {
  return hasType(value, ['Dimension', 'Percentage'])
}

function hasType(value: CssNode, types: readonly CssNode['type'][]): boolean {
  return Boolean(find(value, node => types.includes(node.type)))
}

function checkRules(sheet: CssNode, report: Report, isModule: boolean): void {
  const atrules: string[] = []
  const depths: number[] = []
  // A step of an animation, such as 'from', is parsed as a rule.
  const isStyleRule = (node: CssNode): node is Rule =>
    node.type === 'Rule' && atrules.at(-1) !== 'keyframes'
  walk(sheet, {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && node.block) atrules.push(node.name)
      if (!isStyleRule(node)) return
      const selectors = selectorsOf(node)
      const depth = (depths.at(-1) ?? 0) + Math.max(0, ...selectors.map(one => one.compounds))
      depths.push(depth)
      const text = selectors.map(one => one.text).join(', ')
      if (depth > MOST_COMPOUNDS) report('selector depth', node, text)
      if (!isModule && !atrules.includes('layer')) report('layer', node, text)
    },
    leave(node: CssNode) {
      if (isStyleRule(node)) depths.pop()
      if (node.type === 'Atrule' && node.block) atrules.pop()
    },
  })
}

function checkClasses(sheet: CssNode, report: Report): void {
  const seen = new Set<string>()
  walk(sheet, node => {
    if (node.type !== 'ClassSelector' || seen.has(node.name)) return
    seen.add(node.name)
    report('global class', node, `.${node.name}`)
  })
}

/** Returns the text and the number of compounds of each selector; '&' counts with the outer rule. */
function selectorsOf({ prelude }: Rule): { text: string; compounds: number }[] {
  if (prelude.type !== 'SelectorList') return []
  return prelude.children.toArray().map(selector => {
    const parts = selector.type === 'Selector' ? selector.children.toArray() : []
    const combinators = parts.filter(part => part.type === 'Combinator').length
    const isRelative = ['Combinator', 'NestingSelector'].includes(parts[0]?.type ?? '')
    return { text: generate(selector), compounds: isRelative ? combinators : combinators + 1 }
  })
}
