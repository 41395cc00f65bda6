import { parseNumber } from '../money/parse-number.ts'
import { toMinor } from '../money/to-minor.ts'
import { extractSharedUrl } from './extract-shared-url.ts'

/** Product data in the share text of a shop's app. */
export interface SharedProduct {
  url: string
  /** Undefined for 'Check out this item on Shopee'. */
  name: string | undefined
  /** Undefined without exactly one price; minor units, and null for a bare '$' of an unknown country. */
  price: { minor: number; currency: string | null } | undefined
}

/** Longer texts are no share texts, and their end is ignored. */
const LENGTH_MAX = 2000
const NAME_MAX = 300

const LINK = /https?:\/\/\S+/gi
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})+|\d{1,9})(?:\.\d{1,2})?(?![\d.,]*\d|\s?%)`
const BEFORE = String.raw`S\$|SG\$|SGD|US\$|USD|RM|MYR|INR|Rs\.?|₹|\$`
const AMOUNT = String.raw`(?:(?<![\p{L}\d$])(?:${BEFORE})\s?${NUMBER}|(?<![\p{L}\d$.,])${NUMBER}\s?(?:SGD|INR)\b)`

/** Words before an amount that is no price: a discount, a starting price or a minimum. */
const NO_PRICE_BEFORE =
  /(?:\b(?:from|save|saves|saving|off|over|above|under|below|min(?:imum)?\.?(?: spend)?|spend|extra|up to|voucher|cashback|shipping|was|usual(?: price)?|u\.?p\.?|rrp|mrp:?)|[-–—~])[\s:]*$/i
const NO_PRICE_AFTER =
  /^\s*(?:off|discount|voucher|cashback|rebate|coupon|shipping|delivery|and (?:up|above)|onwards|or more|each month|\/|[-–—~+])/i

/** Cues before an amount, the surest first. */
const CUES = [
  /\b(?:discount(?:ed)?|sale|deal|special|promo(?:tion)?|final|now|offer)(?: price)?\s*:?\s*$/i,
  /(?:\b(?:for|at|@|is|just|only|price)|^)(?: just| only)?\s*:?\s*$/i,
]

/** Openings of share texts. What follows is the name. */
const OPENINGS: readonly RegExp[] = [
  /^(?:hey|hi|hello)\b[\s,!.]*/i,
  /^【[^】]{1,20}】\s*/,
  /^(?:i(?:'ve| have)?(?: just)? (?:found|saw)|(?:check|look)(?: out)?|take a look at|have a look at|look at|see)(?: (?:this|it))?(?: out)?(?: (?:amazing|awesome|great|cool|nice))?(?: (?:item|product|deal|find|one))?\s+on\s+[\p{L}.]{3,20}(?: now)?\s*[:!,.-]\s*/iu,
  /^(?:check out|take a look at|have a look at|look at|i(?:'ve| have)?(?: just)? found)\s+(?:this\s+)?/i,
  /^(?:limited[- ]time deal|deal of the day|product name|product|item|title)\s*:\s*/i,
]

/** Endings of share texts. What precedes is the name. */
const ENDINGS: readonly RegExp[] = [
  /[\s!.,]*\b(?:get|buy|shop|grab|order) (?:it|yours|now)(?: now)? (?:on|at|from) [\p{L}.]{3,20}(?: now)?[\s!.]*$/iu,
  /[\s!.,:]+(?:only|just)[\s!.]*$/i,
  /[\s!.,]*\b(?:on|at|from) (?:shopee|lazada|amazon|flipkart|myntra|firstcry|carousell|qoo10|meesho|nykaa)(?:\.[a-z.]{2,6})?(?: now)?[\s!.:]*$/i,
  /[\s!.,]*\bat \d{1,2}% off[\s!.:]*$/i,
  /[\s!.,:]*\b(?:learn more|link|price|(?:product|discount|sale) price)[\s!.:]*$/i,
]

const GENERIC =
  /^(?:(?:this|the|an?|it|my|amazing|awesome|great|cool|nice|item|product|deal|find|link|one|out|check|look|at|on|and|or|shopee|lazada|amazon|flipkart|sg|in)\b[\s!.,:]*)*$/i
const EDGES = /^[\s"'“”‘’「『:;,.!|•*–—-]+|[\s"'“”‘’」』:;,.!|•*–—-]+$/gu

/**
 * Extracts link, name and price from the share text of Shopee, Lazada, Amazon and other apps. Returns undefined without
 * a link. Ambiguous values are omitted: two prices, or 'from $10', give no price. Never throws.
 */
export function readShareText(text: string): SharedProduct | undefined {
  const shared = extractSharedUrl({ text: text.slice(-LENGTH_MAX) })
  const given = 'url' in shared ? shared : extractSharedUrl({ text: text.slice(0, LENGTH_MAX) })
  if (!('url' in given)) return undefined
  const words = tidy(text.slice(0, LENGTH_MAX))
  const amounts = findAmounts(words)
  const chosen = choosePrice(amounts)
  return {
    url: given.url,
    name: findName(words, amounts, chosen),
    price: chosen && toPrice(chosen.text, given.url),
  }
}

function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(LINK, '\n')
    .replace(/[^\S\n]+|\p{Cc}(?<!\n)/gu, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim()
}

interface Amount {
  text: string
  start: number
  end: number
  /** Index of the cue before it, the number of cues for an amount at the end, -1 for an amount that is no price. */
  rank: number
}

function findAmounts(words: string): Amount[] {
  return [...words.matchAll(new RegExp(AMOUNT, 'giu'))].map(match => {
    const { index: start } = match
    const end = start + match[0].length
    return { text: match[0], start, end, rank: rankOf(words.slice(0, start), words.slice(end)) }
  })
}

function rankOf(before: string, after: string): number {
  const line = before.slice(-40).replace(/^.*\n/s, '')
  if (NO_PRICE_BEFORE.test(line) || NO_PRICE_AFTER.test(after)) return -1
  const cue = /^\s*only\b/i.test(after) ? 1 : CUES.findIndex(pattern => pattern.test(line))
  if (cue >= 0 && !(cue === 1 && line === '' && !isEndOfLine(after))) return cue
  return isEndOfLine(after) ? CUES.length : -1
}

const isEndOfLine = (after: string) => /^(?:[\s!.,)]*(?:\n|$)|\s*only\b|[!.]\s)/i.test(after)

/** Returns the amount with the surest cue, if no other amount has the same cue. */
function choosePrice(amounts: readonly Amount[]): Amount | undefined {
  const [first, ...others] = amounts
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
  const isSure = first && others.every(({ rank, text }) => rank > first.rank || text === first.text)
  const isRange = amounts.some(({ rank }) => rank < 0) && first?.rank === CUES.length
  return isSure && !isRange ? first : undefined
}

function toPrice(text: string, url: string): SharedProduct['price'] {
  const number = parseNumber(text.replace(/[^\d.,]/g, '').replace(/^\./, ''), {
    digits: 2,
    withoutCents: false,
  })
  const currency = currencyOf(text, url)
  const minor = number === undefined ? undefined : toMinor(number, currency)
  return minor === undefined || minor <= 0 ? undefined : { minor, currency }
}

const CURRENCIES: readonly [RegExp, string][] = [
  [/S\$|SG/i, 'SGD'],
  [/US/i, 'USD'],
  [/RM|MYR/i, 'MYR'],
  [/₹|Rs|INR/i, 'INR'],
]

function currencyOf(text: string, url: string): string | null {
  const isAmerican = /^US\$/i.test(text)
  const named = isAmerican ? 'USD' : CURRENCIES.find(([pattern]) => pattern.test(text))?.[1]
  return named ?? dollarOf(new URL(url).hostname)
}

/** Currency of a bare '$'. Lazada and the short links of Shopee use it in Singapore only. */
function dollarOf(host: string): string | null {
  if (/\.sg$|(?:^|\.)lazada\.|^(?:sg\.)?shp\.ee$|^shope\.ee$|^amzn\.asia$/.test(host)) return 'SGD'
  return /(?:^|\.)amazon\.com$|^a\.co$/.test(host) ? 'USD' : null
}

function findName(
  words: string,
  amounts: readonly Amount[],
  chosen: Amount | undefined,
): string | undefined {
  const cut = chosen ? cutPrices(words, amounts, chosen) : words
  const lines = cut.split('\n').map(trimLine)
  const name = lines.find(line => /\p{L}{2}|\p{L}.*\p{L}/u.test(line) && !GENERIC.test(line))
  return name?.slice(0, NAME_MAX).replace(/[\uD800-\uDBFF]$/, '')
}

/** Replaces the price and the words before it by line ends; an amount within the name stays. */
function cutPrices(words: string, amounts: readonly Amount[], chosen: Amount): string {
  const isPrice = ({ rank, text }: Amount) => rank >= 0 && (rank <= 1 || text === chosen.text)
  let rest = words
  for (const { start, end } of amounts.filter(isPrice).toReversed()) {
    const before = rest
      .slice(0, start)
      .replace(/[\s,]*\b(?:for|at|is|just|only)(?: just| only)?\s*$/i, '')
    rest = `${before}\n${rest.slice(end)}`
  }
  return rest
}

function trimLine(line: string): string {
  let rest = line.trim()
  for (const opening of OPENINGS) rest = rest.replace(opening, '')
  for (const ending of ENDINGS) rest = rest.replace(ending, '')
  return rest.replace(EDGES, '')
}
