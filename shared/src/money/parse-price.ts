import { isWithoutCents, minorDigits } from './currencies.ts'
import {
  currencyOfToken,
  HAS_SYMBOL,
  isSharedToken,
  TOKEN_AFTER,
  TOKEN_BEFORE,
} from './currency-tokens.ts'
import { parseNumber } from './parse-number.ts'
import { toMinor } from './to-minor.ts'

export interface PriceHint {
  /** ISO 4217 code to assume when the text contains none. */
  currency?: string | undefined
  /** ISO 3166 code of the retailer's country, which resolves a bare `$`, `kr` or `Rs`. */
  country?: string | undefined
}

export interface ParsedPrice {
  /** Minor units of the currency; hundredths when it is unknown. */
  minor: number
  currency: string | null
  /** The currency symbol or code in the text, null if there is none. */
  written: string | null
}

/**
 * Digits with separators: spaces only between groups of three or after a separator ('119. 95'), a
 * currency symbol only as the separator ('35€ 99'); the integer part may be missing. A separator after a
 * letter or '/' belongs to an abbreviation: 'Rs.999', 'S/.12'.
 */
const NUMBER =
  /(?:\d{1,3}(?:[\s'’]\d{3})+(?!\d)|\d+(?:[.,'’]+\d+)*|(?<![\p{L}/\d.])[.,]+\d+)(?:[.,]\s?\d{1,2}(?!\d)|[€£$]\s?\d{2,3}(?![\d.,]|\s?[€£$]))?/gu
const MONTH_AND_YEAR =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*,?\s+(?:19|20)\d{2}\b/gi
const DATE = /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}\b/g
/** 'Was $120.00 Now $60.00': the first amount is the previous price. */
const WAS_BEFORE_NOW =
  /\b(?:was|rrp|statt)\b[^\d]{0,12}[\d.,\s]+(?=[^\d]*\b(?:now|jetzt)\b(?!\W*0[.,]00))/gi
/** 'min. order: 1' is a quantity, not a price. */
const QUANTITY = /(?:\bmin(?:imum)?\.? order|\bmoq|мин\.? заказ)[:\s]*\d[\d.,]*/gi
const FREE = /^\W*(?:free|gratis|kostenlos|бесплатно|無料|免费)\W*$/i

/** Returns the first price in a text, undefined if there is none. Never throws. */
export function parsePrice(text: string, hint: PriceHint = {}): ParsedPrice | undefined {
  const tidy = tidyText(text)
  if (FREE.test(tidy)) return { minor: 0, currency: hint.currency ?? null, written: null }
  const found = findNumbers(tidy, hint)
  const chosen = found.findIndex(number => number.written)
  return toPrice(found[startOfRange(tidy, found, chosen)], hint)
}

/** Handles ranges: in 'From 26 to 50 €' only the second number has a currency, but the first is the price. */
function startOfRange(text: string, found: FoundNumber[], chosen: number): number {
  const [low, high] = [found[chosen - 1], found[chosen]]
  if (!low || !high) return Math.max(chosen, 0)
  if (!/^\s?(?:to|a|bis|à|-|–|—|до)\s?$/i.test(text.slice(low.end, high.start))) return chosen
  low.currency ??= high.currency
  low.written = high.written
  return chosen - 1
}

interface FoundNumber {
  start: number
  end: number
  digits: string
  written: string | null
  currency: string | undefined
}

function findNumbers(text: string, hint: PriceHint): FoundNumber[] {
  const found: FoundNumber[] = []
  for (const match of text.matchAll(NUMBER)) {
    const after = text.slice(match.index + match[0].length)
    if (/^\s?%|^\+/.test(after)) continue
    const before = text.slice(0, match.index)
    if (/\p{L}$/u.test(before) && !TOKEN_BEFORE.test(before)) continue
    const end = match.index + match[0].length
    found.push({ start: match.index, end, ...readNumber(match[0], before, after, hint) })
  }
  return found
}

type ReadNumber = Pick<FoundNumber, 'digits' | 'written' | 'currency'>

function readNumber(text: string, before: string, after: string, hint: PriceHint): ReadNumber {
  const inside = /[€£$]/.exec(text)?.[0]
  const digits = text
    .replace(/[€£$]\s?/, '.')
    .replace(/^[.,]+(?=\d+[.,])/, '')
    .replace(/^[.,]+/, '0.')
  const around = [TOKEN_BEFORE.exec(before.slice(-12))?.[1], TOKEN_AFTER.exec(after)?.[1]]
  const found = [inside, ...around].flatMap(written => {
    const currency = written && currencyOfToken(written, hint.country, hint.currency)
    return currency ? [{ digits, written, currency }] : []
  })
  // In '$27.25 SGD' the code resolves the ambiguous symbol.
  const plain = found.filter(({ written }) => !isSharedToken(written))
  // In 'da 12 €' a token that is also a word ('da') ranks below a symbol.
  const sign = plain.find(({ written }) => HAS_SYMBOL.test(written)) ?? plain[0]
  return sign ?? found[0] ?? { digits, written: null, currency: hint.currency }
}

function toPrice(found: FoundNumber | undefined, hint: PriceHint): ParsedPrice | undefined {
  if (!found) return undefined
  const currency = found.currency ?? hint.currency ?? null
  const style = { digits: minorDigits(currency), withoutCents: isWithoutCents(currency) }
  const number = parseNumber(found.digits, style)
  const minor = number === undefined ? undefined : toMinor(number, currency)
  return minor === undefined ? undefined : { minor, currency, written: found.written }
}

/** Normalises digits and spaces, and removes dates, quantities and previous prices. */
function tidyText(text: string): string {
  return text
    .slice(0, 500)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\uff10-\uff19]/g, digit => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(DATE, ' ')
    .replace(QUANTITY, ' ')
    .replace(MONTH_AND_YEAR, ' ')
    .replace(WAS_BEFORE_NOW, ' ')
}
