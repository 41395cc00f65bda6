import { textOf } from '../../page/node-text.ts'
import type { Page } from '../../page/page.ts'
import type { Candidate } from '../candidate.ts'
import { type NameContext, tidyName, withoutShop } from './clean-name.ts'
import { textOfJson } from './json.ts'
import { jsonLdProductOf } from './json-ld-product.ts'
import { headingOf } from './landmarks.ts'
import { meta, titleOf } from './meta.ts'
import { microdataValues } from './microdata.ts'
import { coverage } from './similarity.ts'

const JUNK =
  /^(?:home|product|products|shop|menu|untitled|null|undefined|none|n\/a|details|product details?|overview|reviews?|cart|your cart|sign in|log ?in|loading\W*|404|error|page not found|description)$/i

/** What the page calls its product, by every source, shops' suffixes away. */
export function nameCandidates(page: Page): Candidate[] {
  const context = nameContext(page)
  const heading = headingOf(page)
  const title = withoutShop(titleOf(page), context)
  const found: [string | undefined, string, number][] = [
    [textOfJson(jsonLdProductOf(page)?.name), 'json-ld', 0.9],
    [microdataValues(page, 'name')[0], 'microdata', 0.75],
    [heading && withoutShop(textOf(heading, 500), context), 'h1', 0.8],
    [cleaned(meta(page, 'og:title'), context), 'og:title', 0.65],
    [cleaned(meta(page, 'twitter:title'), context), 'twitter:title', 0.55],
    [title, 'title', 0.5],
  ]
  return found.flatMap(([text, rule, weight]) => {
    const value = tidyName(text ?? '')
    if (value.length < 2 || JUNK.test(value)) return []
    // Words that the page's own title does not hold are rarely the product's name.
    const known = title ? coverage(value, titleOf(page)) : 1
    return [{ value, rule, weight: weight - (known < 0.3 ? 0.3 : 0) }]
  })
}

function cleaned(text: string | undefined, context: NameContext): string | undefined {
  return text === undefined ? undefined : withoutShop(text, context)
}

function nameContext(page: Page): NameContext {
  const hostname = URL.canParse(page.url) ? new URL(page.url).hostname : ''
  return {
    siteName: meta(page, 'og:site_name', 'application-name'),
    hostname,
    title: titleOf(page),
  }
}
