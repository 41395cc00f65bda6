import {
  collapse,
  elementLabels,
  ownText,
  type Page,
  type PageNode,
  textOf,
} from '../../../parsed-page/page.ts'
import { parseUrl } from '../../../text/parse-url.ts'
import type { Candidate } from '../../retailer.ts'
import { headingOf } from '../page-analysis/landmarks.ts'
import { textOfJson } from '../structured-data/json.ts'
import { hasType, jsonLdOf } from '../structured-data/json-ld.ts'
import { jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { meta, titleOf } from '../structured-data/meta.ts'
import { microdataValues } from '../structured-data/microdata.ts'
import {
  isOnlySiteName,
  type NameContext,
  normalizeName,
  removeLabels,
  removeSiteName,
  removeSiteParts,
} from './clean-name.ts'
import { coverage } from './similarity.ts'

const JUNK =
  /^(?:home|product|products|shop|menu|untitled|null|undefined|none|n\/a|details|product details?|overview|reviews?|cart|your cart|sign in|log ?in|loading\W*|404|error|page not found|description)$/i

/** Names of events include place and series, so they weigh less. */
const EVENTS = new Set(['Event', 'MusicEvent', 'TheaterEvent'])

/** A price or icon font glyph in a heading: it contains more than the name. */
const TAGGED = /[$€£]\s?\d|\d\s?[€£]|[\ue000-\uf8ff]/

/** Class names of text for screen readers, such as 'Details about', which is not part of the name. */
const UNSEEN =
  /(?:^|[\s_-])(?:sr-only|hdn|g-hdn|visually-?hidden|screen-reader\w*|hidden)(?=$|[\s_-])/

/** Returns the product's names from all sources, without the site's name. */
export function nameCandidates(page: Page): Candidate[] {
  const context = nameContext(page)
  const product = jsonLdProductOf(page)
  const heading = headingOf(page)
  const title = removeSiteName(titleOf(page), context)
  const found: [string | undefined, string, number][] = [
    [
      stated(textOfJson(product?.name), context),
      'json-ld',
      product && hasType(product, EVENTS) ? 0.7 : 0.9,
    ],
    [stated(microdataValues(page, 'name')[0], context), 'microdata', 0.75],
    [
      heading && removeSiteName(headingText(heading, titleOf(page)), context, isOnlySiteName),
      heading?.name === 'h1' ? 'h1' : 'heading',
      heading?.name === 'h1' ? 0.8 : 0.6,
    ],
    [cleaned(meta(page, 'og:title'), context), 'og:title', 0.65],
    [cleaned(meta(page, 'twitter:title'), context), 'twitter:title', 0.55],
    [title, 'title', 0.5],
  ]
  return found.flatMap(([text, rule, weight]) => {
    const value = removeLabels(normalizeName(text ?? ''), context)
    if (value.length < 2 || JUNK.test(value)) return []
    // A name that shares few words with the page's title is rarely the product's.
    const known = title ? coverage(value, titleOf(page)) : 1
    const doubt =
      (known < 0.3 ? 0.3 : 0) +
      (TAGGED.test(value) ? 0.35 : 0) +
      (isOnlySiteName(value, context) ? 0.5 : 0)
    return [{ value, rule, weight: Math.max(0.05, weight - doubt) }]
  })
}

/** Returns the heading's direct text if it also contains menus or buttons, otherwise its whole text. */
function headingText(heading: PageNode, title: string): string {
  const own = collapse(ownText(heading))
  const whole = wholeHeading(heading)
  return own !== '' && coverage(own, title) === 1 && coverage(whole, title) < 0.6 ? own : whole
}

function wholeHeading(heading: PageNode): string {
  const parts = heading.children.filter(
    part => part.type === 'text' || !UNSEEN.test(elementLabels(part)),
  )
  const words = parts.map(part => (part.type === 'text' ? part.data : textOf(part, 500)))
  return collapse(words.join(' ')) || textOf(heading, 500)
}

/** Returns a name of structured data without the site's name, which shops append for search engines. */
function stated(text: string | undefined, context: NameContext): string | undefined {
  return text === undefined ? undefined : removeSiteParts(text, context)
}

function cleaned(text: string | undefined, context: NameContext): string | undefined {
  return text === undefined ? undefined : removeSiteName(text, context)
}

/** Types of JSON-LD objects that name the site. */
const SITES = new Set(['WebSite', 'OnlineStore', 'Store', 'Organization'])

function siteOfJsonLd(page: Page): string | undefined {
  const site = jsonLdOf(page).find(object => hasType(object, SITES))
  return textOfJson(site?.name)
}

function nameContext(page: Page): NameContext {
  const hostname = parseUrl(page.url)?.hostname ?? ''
  return {
    siteName: meta(page, 'og:site_name', 'application-name') ?? siteOfJsonLd(page),
    hostname,
    title: titleOf(page),
  }
}
