import { HAS_SYMBOL } from '../../../money/currency-tokens.ts'
import { parseNumber } from '../../../money/parse-number.ts'
import { type ParsedPrice, parsePrice } from '../../../money/parse-price.ts'
import {
  closest,
  elementLabels,
  ownText,
  type Page,
  type PageChild,
  type PageNode,
  textOf,
} from '../../../parsed-page/page.ts'
import { memoizePerPage } from '../page-analysis/memoize-per-page.ts'
import { pageCurrencyOf, priceHintOf } from '../page-analysis/page-locale.ts'
import { LONGEST_TAG, measureText, OWN_DIGIT, type TextSizes } from './measure-text.ts'
import { priceTextOf } from './price-text.ts'

/** A price visible on the page. */
export interface VisiblePrice extends ParsedPrice {
  node: PageNode
  text: string
}

/** 'From 26 to 50 €' is a range whose lower end is the price. */
const RANGE = /^\D*(\d[\d.,\s]*)[^\d\s]{0,3}\s*[-–—]\s*[^\d\s]{0,3}\s*(\d[\d.,\s]*)(\D{0,12})$/

const FROM =
  /^\W*(?:from|starting (?:at|from)|starts at|as low as|ab|dès|à partir de|desde|da|od|mulai(?: dari)?|bermula|vanaf|från|fra)\b/i

const MAX_FOUND = 400
/** More letters than a price contains. */
const MANY_LETTERS = /^(?:\P{L}*\p{L}){21}/u
/** Currency codes that are also words: '4 OZ CUP', 'AMD Ryzen 7'. */
const WORDS = new Set(
  'ID GFR G FG FBU DB LD BD UM RF FRW KM NFK YUAN FRANC FRANCS RBL CND ALL AMD BAM CUP GEL LAK MAD MOP PEN SOS TOP TRY DOP COP BOB D Q R NU AR G DA DH KS LE SR KD JD NT TK BR BS DT'.split(
    ' ',
  ),
)

const SKIPPED = new Set(['script', 'option', 'title', 'textarea', 'button', 'label'])
const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9]/
const NEAR_CODE =
  /(?:^|[^\p{L}])(?:[A-Z]{3}|[A-Z]{1,3}\$|Rs\.?|Rp\.?|RM|kr\.?|k\u010d|z\u0142|lei|ft|руб\.?|р\.|грн\.?|лв\.?|тг\.?|тенге|сум|сом|ден\.?|дин\.?|TL|din\.?|Ft|บาท|د\.إ|ر\.س|元|円|원|NT)(?=$|[^\p{L}])/iu

/** Returns all visible prices, in document order. */
export const visiblePricesOf = memoizePerPage((page): readonly VisiblePrice[] => {
  const found: VisiblePrice[] = []
  const sizes = measureText(page)
  let lastEnd = 0
  for (const node of page.nodes) {
    if (found.length >= MAX_FOUND) break
    if (node.order <= lastEnd || SKIPPED.has(node.name)) continue
    if (!sizes.hasDigit[node.order]) continue
    const prices = readTag(node, sizes, page)
    if (prices.length === 0) continue
    found.push(...prices)
    // Elements within may contain further prices, such as the original one.
    lastEnd = prices.some(({ text }) => isOfOwnText(text, node)) ? node.order : node.last
  }
  return found
})

/** True if a text states the lower end of a range: 'From $26', '$26 – $50'. */
export function isLowerEnd(text: string): boolean {
  return FROM.test(text) || isRange(text)
}

/** True unless the second amount is a reduction: '$169 -$5 off'. */
function isRange(text: string): boolean {
  const [, low, high, after] = RANGE.exec(text) ?? []
  if (!low || !high || /%|\b(?:off|voucher|discount)\b/i.test(`${after}`)) return false
  return toNumber(high) > toNumber(low)
}

function toNumber(text: string): number {
  return Number(parseNumber(text, { digits: 2, withoutCents: false }))
}

/** Class of Amazon's element with both ends of a range. */
const RANGE_CLASS = /(?:^|\s)a-price-range(?:\s|$)/

/** True if an element is the lower end of a range, whose upper end may be in another element. */
export function isInRange(node: PageNode): boolean {
  if (closest(node, ({ attribs }) => RANGE_CLASS.test(attribs.class ?? ''))) return true
  const texts = [node, node.parent].map(one => (one ? priceTextOf(one) : ''))
  // '$24.90 -16%' is no range.
  return texts.some(text => isLowerEnd(text.replace(/[-–—]?\s*\d+\s*%/g, '')))
}

/**
 * Returns the price of the outermost element that contains little else; for elements with more, that of
 * their direct text.
 */
function readTag(node: PageNode, sizes: TextSizes, page: Page): readonly VisiblePrice[] {
  const length = sizes.length[node.order] ?? 0
  if (length === 0 || length > LONGEST_TAG) return readOwnText(node, page, sizes)
  const text = withSymbolBeside(priceTextOf(node), node)
  if (hasElements(node) && MANY_LETTERS.test(text)) return readOwnText(node, page, sizes)
  if (!looksLikePrice(text, node)) return []
  if (holdsSeveral(text)) return readOwnText(node, page, sizes)
  const found = toVisible(text, node, page)
  return listed(found && isBlock(node, page) ? narrowed(found, page) : found)
}

function listed<T>(value: T | undefined): readonly T[] {
  return value === undefined ? [] : [value]
}

/** A short block may contain title, price and button, so the price is an element within it. */
function isBlock(node: PageNode, page: Page): boolean {
  return page.nodes
    .slice(node.order, node.last)
    .some(({ name: tag }) => tag === 'h1' || tag === 'button')
}

/** Returns the innermost element with the same price, whose class and siblings are the most specific. */
function narrowed(price: VisiblePrice, page: Page): VisiblePrice {
  for (const child of price.node.children) {
    if (child.type === 'text' || SKIPPED.has(child.name)) continue
    const text = priceTextOf(child)
    const inner = looksLikePrice(text, child) ? toVisible(text, child, page) : undefined
    const isSame = inner?.written && inner.minor === price.minor
    // The lower end of a range needs the element with the upper end.
    if (isSame && isLowerEnd(text) === isLowerEnd(price.text)) return narrowed(inner, page)
  }
  return price
}

/** Adds a currency that is in an adjacent element. */
function withSymbolBeside(text: string, node: PageNode): string {
  if (!/^\d[\d.,\s]*$/.test(text) || hasElements(node)) return text
  const siblings = node.parent?.children ?? []
  const place = siblings.indexOf(node)
  const beside = [siblings[place - 1], siblings[place + 1]].map(symbolOf)
  return `${beside[0]}${text}${beside[1]}`
}

function symbolOf(sibling: PageChild | undefined): string {
  if (sibling === undefined) return ''
  const text = sibling.type === 'text' ? sibling.data : textOf(sibling, 20)
  return text.length < 10 && !DIGIT.test(text) && (HAS_SYMBOL.test(text) || NEAR_CODE.test(text))
    ? ` ${text} `
    : ''
}

function hasElements(node: PageNode): boolean {
  return node.children.some(child => child.type !== 'text')
}

function readOwnText(node: PageNode, page: Page, sizes: TextSizes): readonly VisiblePrice[] {
  if (sizes.hasDigit[node.order] !== OWN_DIGIT) return []
  const own = ownText(node).trim()
  if (own.length < 2 || own.length > LONGEST_TAG || !looksLikePrice(own, node)) return []
  if (!holdsSeveral(own)) return listed(toVisible(own, node, page))
  return splitAmounts(own).flatMap(text => listed(toVisible(text, node, page)))
}

function isOfOwnText(text: string, node: PageNode): boolean {
  return hasElements(node) && ownText(node).trim().includes(text)
}

const AMOUNT_AFTER_SYMBOL =
  /(?:[A-Z]{0,3}\$|[€£₹]|\b(?:Rs\.?|RM|Rp\.?|SGD|USD|INR|MYR|EUR|GBP|AUD))\s?\d[\d.,]*(?:\s?(?:off\b|per \w+|\/\s?\w+|an? \w+|cash-?back|(?:and|or|&) (?:above|more)))?/g

/** Splits 'Now S$45.90 (was S$59.00)' into amounts with their preceding text. */
function splitAmounts(text: string): string[] {
  const amounts = [...text.matchAll(AMOUNT_AFTER_SYMBOL)]
  if (amounts.length > 4) return []
  return amounts.map((amount, index) => {
    const before = amounts[index - 1]
    const start = before ? before.index + before[0].length : 0
    const isLast = index === amounts.length - 1
    return text.slice(start, isLast ? undefined : amount.index + amount[0].length).trim()
  })
}

function toVisible(text: string, node: PageNode, page: Page): VisiblePrice | undefined {
  const price = parsePrice(text, priceHintOf(page))
  if (!price || price.minor === 0) return undefined
  if (!price.written && !isBareAmount(text, node)) return undefined
  if (isOnlyWord(price, page) || /\d\s?[KMB]\b/.test(text)) return undefined
  return { ...withoutGuess(price, text, page), node, text }
}

/** '$5.000' has a thousands separator, so it is pesos of an unknown country. */
function withoutGuess(price: ParsedPrice, text: string, page: Page): ParsedPrice {
  const { country, currency } = priceHintOf(page)
  const isPesos = price.written === '$' && /\d\.\d{3}(?!\d)/.test(text) && !/\.\d{3},|,/.test(text)
  return isPesos && !country && !currency ? { ...price, currency: null } : price
}

function looksLikePrice(text: string, node: PageNode): boolean {
  if (!DIGIT.test(text)) return false
  if (HAS_SYMBOL.test(text) || NEAR_CODE.test(text)) return true
  return isBareAmount(text, node)
}

function isOnlyWord({ written, currency }: ParsedPrice, page: Page): boolean {
  if (written === null || currency === pageCurrencyOf(page)) return false
  // Forint is 'Ft', feet are 'ft'.
  return written === 'ft' || WORDS.has(written.toUpperCase())
}

/** An amount without a currency needs a class name that marks a price. */
function isBareAmount(text: string, node: PageNode): boolean {
  if (!/(?:^|[\s_-])(?:price|prix|preis|precio)/.test(elementLabels(node))) return false
  return /^(?:[^\d]*:)?[^\p{L}\d]*[\d.,\s]{1,12}[^\p{L}\d]{0,3}$/u.test(text)
}

/** True for several amounts in one element: its children are read one by one. */
function holdsSeveral(text: string): boolean {
  if (isRange(text)) return false
  return (
    (text.match(/\d+(?:[.,\s]\d+)*/g) ?? []).length > 1 &&
    !/^\D*\d+(?:[.,\s]\d+)*\D{0,20}$/.test(text)
  )
}
