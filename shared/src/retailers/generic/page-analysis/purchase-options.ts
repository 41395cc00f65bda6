import { elementLabels, type Page, type PageNode, textOf } from '../../../parsed-page/page.ts'
import { type JsonObject, objectsOf, textOfJson } from '../structured-data/json.ts'
import { isSamePath, jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { meta } from '../structured-data/meta.ts'
import { categoryCandidates } from '../text/category-candidates.ts'
import { similarity } from '../text/similarity.ts'
import { type ScoredPrice, scoredPricesOf } from '../visible-prices/score-prices.ts'
import { isAside } from './aside.ts'
import { headingOf } from './landmarks.ts'

/** Number of elements after the heading within which a product's options are. */
const NEAR = 400
const QUANTITY =
  /(?:^|[\s_[-])(?:qty|quantity|menge|cantidad|quantit[eéày]|ilosc|adet)(?=$|[\s_\]-])/i
const VARIANT =
  /(?:^|[\s_-])(?:swatch(?:es)?|variants?|variations?|sku-?prop|sizes?(?:-buttons?|-options?|-selector)?|options?-selector)(?=$|[\s_-])/

/** Returns evidence from controls of a product: quantity, variants, a single price below the heading. */
export function optionEvidence(page: Page): number {
  const heading = headingOf(page)
  if (!heading) return 0
  const near = page.nodes.slice(heading.order, heading.order + NEAR)
  const fields = near.filter(({ name: tag }) => tag === 'input' || tag === 'select')
  const quantities = fields.filter(field => isQuantity(field) && !isAside(field)).length
  const hasVariants = near.some(node => isVariantControl(node) && !isAside(node))
  const strong = scoredPricesOf(page)[0]?.score ?? 0
  return (
    // A list has a quantity for each of its products.
    (quantities > 0 && quantities < 4 ? 0.75 : 0) +
    (hasVariants ? 0.5 : 0) +
    (strong > 1.5 && isOnlyPrice(page) ? 0.5 : 0) +
    (strong > 1.5 && endsBreadcrumb(page, heading) ? 0.5 : 0)
  )
}

function isQuantity({ attribs: attributes }: PageNode): boolean {
  return [attributes.name, attributes.id, attributes['aria-label']].some(
    text => text !== undefined && QUANTITY.test(text),
  )
}

/** True for a choice of sizes or colours: radio buttons, or controls in a block named after them. */
function isVariantControl(node: PageNode): boolean {
  const { name: tag, attribs: attributes } = node
  if (tag === 'input')
    return attributes.type === 'radio' && /size|colou?r|variant|option/i.test(attributes.name ?? '')
  if (tag !== 'button' && tag !== 'select' && attributes.role !== 'radio') return false
  const labels = `${elementLabels(node)} ${node.parent ? elementLabels(node.parent) : ''}`
  return VARIANT.test(labels)
}

function isOnlyPrice(page: Page): boolean {
  const own = scoredPricesOf(page).filter(price => !price.isAside && !price.isStruck)
  const amounts = new Set(own.map(({ minor }: ScoredPrice) => minor))
  return amounts.size === 1 && page.select('h1').length === 1
}

function endsBreadcrumb(page: Page, heading: PageNode): boolean {
  const name = textOf(heading, 300)
  return categoryCandidates(page).some(({ value, rule }) => {
    const last = value.split(/\s*[/>›»|]\s*/).at(-1) ?? ''
    return rule.endsWith('breadcrumb') && similarity(last, name) > 0.7
  })
}

/**
 * True if JSON-LD states one price for a product whose URL is that of the page: also its canonical URL
 * and `og:url`, where it has them.
 */
export function isDescribedByOwnData(page: Page): boolean {
  const product = jsonLdProductOf(page)
  if (!product || !textOfJson(product.name)) return false
  const offers = objectsOf(product.offers)
  const addresses = [product.url, product['@id'], ...offers.map(({ url }) => url)]
  const isHere = addresses.some(address => isSamePath(textOfJson(address), page.url))
  return (
    isHere && offers.some(hasPrice) && ownAddresses(page).every(url => isSamePath(url, page.url))
  )
}

function hasPrice({ price }: JsonObject): boolean {
  return Number.parseFloat(textOfJson(price) ?? '') > 0
}

function ownAddresses(page: Page): string[] {
  const canonical = page.select('link[rel=canonical]')[0]?.attribs.href
  return [canonical, meta(page, 'og:url')].filter(
    url => url !== undefined && url !== '',
  ) as string[]
}
