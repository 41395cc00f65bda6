export interface AttributeTest {
  name: string
  operator: '' | '=' | '~=' | '*=' | '^=' | '$='
  value: string
}

/** One compound selector and its combinator with the previous one. */
export interface SelectorStep {
  tag: string | undefined
  id: string | undefined
  classes: string[]
  attributes: AttributeTest[]
  combinator: ' ' | '>'
}

const PIECE =
  /\s*(>)\s*|(\s+)|#([\w-]+)|\.([\w-]+)|\[([\w:-]+)(?:([*^$~]?=)(?:"([^"]*)"|'([^']*)'|([^\]]*)))?\]|([a-z][\w-]*|\*)/giy

/** Parses a selector list into alternatives, each a list of steps from left to right. */
export function parseSelector(selector: string): SelectorStep[][] {
  return splitList(selector).map(part => parseAlternative(part.trim()))
}

function splitList(selector: string): string[] {
  return selector.match(/(?:\[[^\]]*\]|[^,])+/g) ?? []
}

function parseAlternative(selector: string): SelectorStep[] {
  const steps = [createStep(' ')]
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < selector.length) {
    const piece = PIECE.exec(selector)
    if (!piece) throw new SyntaxError(`selector not understood: ${selector}`)
    if (piece[1]) steps.push(createStep('>'))
    else if (piece[2]) steps.push(createStep(' '))
    else addTo(steps.at(-1) ?? createStep(' '), piece)
  }
  return steps
}

function createStep(combinator: ' ' | '>'): SelectorStep {
  return { tag: undefined, id: undefined, classes: [], attributes: [], combinator }
}

function addTo(step: SelectorStep, piece: RegExpExecArray): void {
  const [, , , id, className, name, operator, double, single, bare, tag] = piece
  if (id) step.id = id
  if (className) step.classes.push(className)
  if (tag && tag !== '*') step.tag = tag.toLowerCase()
  if (!name) return
  const value = double ?? single ?? bare ?? ''
  step.attributes.push({ name: name.toLowerCase(), operator: toOperator(operator), value })
}

function toOperator(text: string | undefined): AttributeTest['operator'] {
  return text === '=' || text === '~=' || text === '*=' || text === '^=' || text === '$='
    ? text
    : ''
}
