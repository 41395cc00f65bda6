import { ownText, type Page, textOf } from '../../../parsed-page/page.ts'
import { textOfJson } from '../structured-data/json.ts'
import { hasType, jsonLdOf } from '../structured-data/json-ld.ts'
import { jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { meta, titleOf } from '../structured-data/meta.ts'
import { similarity } from '../text/similarity.ts'
import { isAside } from './aside.ts'
import { buyButtonsOf } from './buy-buttons.ts'
import { headingOf } from './landmarks.ts'
import { memoizePerPage } from './memoize-per-page.ts'

const GONE =
  /\b(?:page (?:you (?:are looking|requested) for )?(?:was |is |can(?:no|')t be )?(?:not found|found)|page not found|^404\b|404 (?:error|not found|page)|error 404|(?:item|product|listing|page) (?:is |was |has been )?(?:no longer (?:available|exists?)|removed|not found|unavailable)|no longer available|doesn['’]t exist|does not exist|seite nicht gefunden|page introuvable)\b/i
/** Notices that a product has been removed for good. */
const ENDED =
  /\b(?:this|the|your) (?:listing|item|product|auction|deal|offer|page)(?: you[^.]{0,40})? (?:(?:has|was|is) )?(?:been )?(?:ended|expired|removed|deleted|delisted|no longer (?:available|sold|exists?|for sale))\b/i

/** Titles and headings of pages without a product. */
const OTHER =
  /^(?:log ?in|sign ?in|sign ?up|register|create (?:an )?account|my account|checkout|(?:your|my|shopping|your shopping) (?:cart|bag|basket|trolley)|(?:your |my |our )?wish ?lists?|(?:your|my) (?:favou?rites|orders?|saved items)|opening soon|coming soon|we(?:['’]ll| will| are|['’]re) (?:be )?(?:right )?back(?: soon)?|(?:under|scheduled|site|down for) maintenance|maintenance(?: mode)?|something went wrong|oops!?|sorry!?|error(?: \d{3})?|(?:\d{3} )?(?:internal server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|too many requests)|temporarily (?:closed|unavailable|down)|(?:choose|select|pick) (?:your|a) (?:country|region|location|store|language)(?: (?:or|and) \w+)?|search(?: results?)?(?: for .*)?|age verification|enter (?:using )?password|track your order|store locator|gift registry|page not found|account suspended|website (?:expired|unavailable))(?=$|\s*[|–—:·.!…-])/i

/** True for a login, cart, search, maintenance or similar page, by its title or heading. */
export const isNonProductPage = memoizePerPage((page): boolean => {
  const heading = page.select('h1')[0]
  const isNamed = jsonLdProductOf(page) !== undefined
  if (isNamed) return false
  return (
    OTHER.test(titleOf(page).trim()) || (heading !== undefined && OTHER.test(textOf(heading, 120)))
  )
})

/** True if title or headings say that the page no longer exists. */
export function isGone(page: Page): boolean {
  if (GONE.test(titleOf(page))) return true
  const headings = [headingOf(page), ...page.select('h1').slice(0, 3)]
  return headings.some(node => node && GONE.test(textOf(node, 200)))
}

/**
 * True if a notice near the heading says that the product has been removed; its last price may still be
 * shown.
 */
export function isDelisted(page: Page): boolean {
  const heading = headingOf(page)
  if (!heading || buyButtonsOf(page).length > 0) return false
  const near = page.nodes.slice(Math.max(0, heading.order - 60), heading.last + 80)
  return near.some(node => {
    const own = ownText(node)
    return own.length > 10 && own.length < 160 && ENDED.test(own) && !isAside(node)
  })
}

const LIST_CUES =
  /\b(?:sort(?:ed)? by|filter by|refine(?: by| results)|showing (?:all )?\d+|[\d,]{1,7} (?:results|products|items)\b|(?:items|results|products) per page|clear all|load more|view all products)/gi
const MAX_WORDS = 30_000

/** Returns the number of distinct cues of a product list: 'Sort by', 'Showing 1–24', '96 items'. */
export const listCuesOf = memoizePerPage((page): number => {
  const words = textOf(page.root, MAX_WORDS).match(LIST_CUES) ?? []
  return new Set(words.map(word => word.toLowerCase().replace(/[\d,]+/g, '#'))).size
})

const ARTICLES = new Set([
  'Article',
  'NewsArticle',
  'BlogPosting',
  'Recipe',
  'FAQPage',
  'JobPosting',
  'AboutPage',
  'ContactPage',
])

/** Returns the evidence for an article: 0 none, 2 the page contains one, 5 the page is one. */
export function articleEvidence(page: Page): number {
  const articles = jsonLdOf(page).filter(object => hasType(object, ARTICLES))
  const isMarked = /article|blog/i.test(meta(page, 'og:type') ?? '')
  if (articles.length === 0 && !isMarked) return 0
  const heading = headingOf(page)
  const called = heading ? textOf(heading, 300) : titleOf(page)
  const fits = (name: string | undefined) => name !== undefined && similarity(name, called) > 0.6
  const isArticle = articles.some(({ headline, name }) => fits(textOfJson(headline ?? name)))
  return isArticle && !fits(textOfJson(jsonLdProductOf(page)?.name)) ? 5 : 2
}
