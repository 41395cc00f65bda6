import { toCurrencyCode } from '../../../money/currencies.ts'
import { closest, type Page, type PageNode, textOf } from '../../../parsed-page/page.ts'
import type { PriceCandidate } from '../../retailer.ts'
import { isAside } from '../page-analysis/aside.ts'
import { memoizePerPage } from '../page-analysis/memoize-per-page.ts'
import { priceHintOf } from '../page-analysis/page-locale.ts'
import { strikeOf } from '../visible-prices/price-context.ts'
import { formattedPrices, statedPrices } from './stated-prices.ts'

const MAX_SCOPES = 4

/**
 * Returns the microdata or RDFa scope of the page's product: the first outside of other products and
 * aside blocks.
 */
export const productScopeOf = memoizePerPage((page): PageNode | undefined => {
  const outer = productScopesOf(page)
  if (outer.length > MAX_SCOPES) return undefined
  return outer.find(scope => propertyNodes(scope, page, 'price').length > 0) ?? outer[0]
})

/** True if a page has too many products to know its own. */
export const isListOfScopes = (page: Page) => productScopesOf(page).length > MAX_SCOPES

const productScopesOf = memoizePerPage((page): PageNode[] =>
  page
    .select('[itemtype*=Product], [typeof*=Product]')
    .filter(
      scope =>
        !isAside(scope) &&
        !isComponent(scope) &&
        /Product(?:Group|Model)?$/i.test(scope.attribs.itemtype ?? scope.attribs.typeof ?? ''),
    ),
)

/** True for a part of a bundle, an accessory and the like, which is not the page's product. */
function isComponent({ attribs }: PageNode): boolean {
  return /^(?:schema:)?(?:hasPart|includesObject|is[A-Z])/.test(
    attribs.itemprop ?? attribs.property ?? '',
  )
}

/** Returns the values of a property of the page's product; without a scope a single property counts too. */
export function microdataValues(page: Page, property: string): string[] {
  return nodesOf(page, property).map(contentOf).filter(Boolean)
}

/** Returns microdata and RDFa prices of the page's product. */
export function microdataPrices(page: Page): PriceCandidate[] {
  const { country } = priceHintOf(page)
  const scoped = productScopeOf(page) !== undefined
  return ['price', 'lowPrice'].flatMap((property, index) =>
    nodesOf(page, property)
      .slice(0, 6)
      .flatMap((node): PriceCandidate[] => {
        const currency = currencyNear(node, page)
        const strike = strikeOf(node)
        const weight = (scoped ? 0.75 : 0.6) - index * 0.1 - (strike === 'marked' ? 0.25 : 0)
        const role = strike === 'sure' ? 'original' : 'current'
        // Only an attribute is a plain number: text is formatted for visitors.
        const source = { currency, role, rule: 'microdata', weight } as const
        return node.attribs.content
          ? statedPrices(contentOf(node), page, source, { country })
          : formattedPrices(contentOf(node), { country }, source)
      }),
  )
}

function nodesOf(page: Page, property: string): PageNode[] {
  const scope = productScopeOf(page)
  if (scope) return propertyNodes(scope, page, property)
  const lone = page
    .select(`[itemprop=${property}]`)
    .filter(node => (node.name !== 'meta' || !isAside(node)) && !closest(node, isComponent))
  return lone.length <= 3 ? lone.filter(node => !isAside(node)) : []
}

function propertyNodes(scope: PageNode, page: Page, property: string): PageNode[] {
  const found = page.select(
    `[itemprop~=${property}], [property="schema:${property}"], [property=${property}]`,
  )
  return found.filter(
    node => node.order > scope.order && node.order <= scope.last && belongsTo(node, scope),
  )
}

/** True if the property's nearest scope is the product, or an offer or price specification within it. */
function belongsTo(node: PageNode, scope: PageNode): boolean {
  const owner =
    node.parent &&
    closest(
      node.parent,
      ({ attribs }) =>
        (attribs.itemtype ?? attribs.typeof) !== undefined ||
        // A scope without type and property only groups.
        (attribs.itemscope !== undefined && attribs.itemprop !== undefined),
    )
  if (!owner || owner === scope) return true
  const type = owner.attribs.itemtype ?? owner.attribs.typeof ?? owner.attribs.itemprop ?? ''
  return /Offer|PriceSpecification/i.test(type) && belongsTo(owner, scope)
}

function contentOf(node: PageNode): string {
  const { content, href, src, value, datetime } = node.attribs
  const linked =
    node.name === 'img' ? src : node.name === 'link' || node.name === 'a' ? href : undefined
  return (content || linked || value || datetime || textOf(node, 6_000)).trim()
}

function currencyNear(node: PageNode, page: Page): string | undefined {
  const currencies = page.select(
    '[itemprop=priceCurrency], [property="schema:priceCurrency"], [property=priceCurrency]',
  )
  const inOffer = (offer: PageNode) =>
    currencies.find(c => c.order > offer.order && c.order <= offer.last)
  for (let above = node.parent; above; above = above.parent) {
    const found = inOffer(above)
    if (found) return toCurrencyCode(contentOf(found))
  }
  return undefined
}
