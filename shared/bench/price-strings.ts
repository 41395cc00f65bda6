import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parsePrice } from '@registry/shared/money/parse-price'
import { toMajor } from '@registry/shared/money/to-minor'
import { currencyOfText } from '../test/currency-of-text.ts'
import { type Row, shareRow } from '../tools/bench/row.ts'
import { pagesFolder } from './saved-pages.ts'

interface Example {
  text: string | null
  currencyHint: string | null
  currency: string | null
  amount: number | null
}

/**
 * Measures how many price strings of the corpus are parsed correctly; strings without a value are
 * excluded.
 */
export function priceStringRows(): Row[] {
  const file = path.join(pagesFolder, 'price-strings.json')
  const { examples } = JSON.parse(readFileSync(file, 'utf8')) as { examples: Example[] }
  const stating = examples.filter(({ text, amount }) => amount === null || /\d/.test(text ?? ''))
  const named = stating.filter(({ currency, amount }) => currency !== null && amount !== null)
  return [
    shareRow('price strings, amount', stating.filter(isRight).length, stating.length, 99.3),
    shareRow('price strings, currency', named.filter(isItsCurrency).length, named.length, 99.3),
  ]
}

function read({ text, currencyHint }: Example) {
  return parsePrice(text ?? '', { currency: currencyOfText(currencyHint ?? '') })
}

function isRight(example: Example): boolean {
  const price = read(example)
  if (!price || example.amount === null) return price === undefined && example.amount === null
  return Math.abs(toMajor(price.minor, price.currency) - example.amount) < 0.006
}

function isItsCurrency(example: Example): boolean {
  const currency = read(example)?.currency
  return currency != null && currency === currencyOfText(example.currency ?? '')
}
