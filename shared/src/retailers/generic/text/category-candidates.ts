import { type Page, textOf } from '../../../parsed-page/page.ts'
import type { Candidate } from '../../retailer.ts'
import { isObject, listOf, textOfJson } from '../structured-data/json.ts'
import { hasType, jsonLdOf } from '../structured-data/json-ld.ts'
import { jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { meta } from '../structured-data/meta.ts'
import { plainText } from './plain-text.ts'

const LISTS = new Set(['BreadcrumbList'])
const BLOCKS =
  '[itemtype*="BreadcrumbList"], .breadcrumb, .breadcrumbs, #breadcrumb, #breadcrumbs, .woocommerce-breadcrumb, [aria-label=breadcrumb], [aria-label=Breadcrumb], [aria-label=breadcrumbs], [aria-label=Breadcrumbs]'

/** Returns the retailer's category texts from all sources. */
export function categoryCandidates(page: Page): Candidate[] {
  const block = page.select(BLOCKS)[0]
  const found: [string | undefined, string, number][] = [
    [breadcrumbList(page), 'json-ld:breadcrumb', 0.9],
    [block && textOf(block, 500), 'breadcrumb', 0.8],
    [listOf(jsonLdProductOf(page)?.category).map(textOfJson).join(' / '), 'json-ld:category', 0.75],
    [
      meta(page, 'product:category', 'og:product:category', 'product:retailer_category'),
      'meta:category',
      0.6,
    ],
  ]
  return found.flatMap(([text, rule, weight]) => {
    const value = plainText(text ?? '', 500)
    return value ? [{ value, rule, weight }] : []
  })
}

function breadcrumbList(page: Page): string | undefined {
  const list = jsonLdOf(page).find(object => hasType(object, LISTS))
  const names = listOf(list?.itemListElement)
    .filter(isObject)
    .map(element => {
      const item = element.item
      return textOfJson(element.name) ?? (isObject(item) ? textOfJson(item.name) : undefined)
    })
  return names.filter(Boolean).slice(0, 12).join(' / ') || undefined
}
