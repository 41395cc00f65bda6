import type { LookupCode } from '../../contract/items/product-lookups.ts'
import { shorten } from '../../text/shorten.ts'
import { isolated } from '../isolated.ts'
import { type LookupReason, lookupFailureTexts } from './lookup-failures.ts'

/** A failed lookup, as its response describes it. */
export interface ExplainedFailure {
  /** Undefined when the request itself failed. */
  code: LookupCode | undefined
  /** More specific than the code; undefined when the code says it all. */
  cause: LookupReason | undefined
  /** True when the response came before the end of the scrape, which continues. */
  isStillReading?: boolean
}

/** Text and flags that the owner sees for a failed lookup, besides its error and reason. */
interface LookupExplanation {
  title: string
  /** What to do next; undefined when there is nothing better than to add the item manually. */
  advice: string | undefined
  /** True when the same link may be read later. */
  canRetry: boolean
  /** True when QuickAdd can read the page that the server could not. */
  needsQuickAdd: boolean
  /** True when the link opens a page that the item can refer to. */
  isLinkUseful: boolean
}

type Key = keyof typeof lookupFailureTexts

const RETRIED: readonly Key[] = [
  'TIMEOUT',
  'stillReading',
  'UNREACHABLE',
  'shop-error',
  'resting',
  'browser-ended',
  'unknown',
]
const READ_BY_QUICK_ADD: readonly Key[] = [
  'CLIENT_ONLY_RETAILER',
  'BLOCKED',
  'no-browser',
  'empty-page',
]
const USELESS_LINKS: readonly Key[] = ['INVALID_URL', 'gone', 'file']

/** Maximum length of pasted text in a title, in characters. */
const PASTED_MAX = 40

/** Returns the title and advice for the reason of a failed lookup. `shop` is its hostname, or the text that is no URL. */
export function explainLookupFailure(failure: ExplainedFailure, shop: string): LookupExplanation {
  const key = keyOf(failure)
  const texts: { title: (shop: string) => string; advice?: string } = lookupFailureTexts[key]
  return {
    title: texts.title(isolated(shorten(shop, PASTED_MAX))),
    advice: texts.advice,
    canRetry: RETRIED.includes(key),
    needsQuickAdd: READ_BY_QUICK_ADD.includes(key),
    isLinkUseful: !USELESS_LINKS.includes(key),
  }
}

function keyOf({ code, cause, isStillReading }: ExplainedFailure): Key {
  if (isStillReading) return 'stillReading'
  return cause ?? code ?? 'unknown'
}
