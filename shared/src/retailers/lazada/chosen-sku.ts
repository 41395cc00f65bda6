import { type PriceHint, parsePrice } from '../../money/parse-price.ts'
import {
  closest,
  collapse,
  elementLabels,
  type Page,
  type PageNode,
  textOf,
} from '../../parsed-page/page.ts'
import { isSelected } from '../generic/page-analysis/is-selected.ts'
import {
  at,
  isObject,
  type JsonObject,
  objectsOf,
  textOfJson,
} from '../generic/structured-data/json.ts'
import { priceTextOf } from '../generic/visible-prices/price-text.ts'
import type { RuleInput } from '../retailer.ts'
import { fieldsOf, skuInfoOf } from './lazada-state.ts'
import { shownPriceNode } from './shown-price.ts'
import { skuHint, skuPrice } from './sku-prices.ts'

/**
 * Returns the SKU selected on the page, which the URL may not reflect: by the selected options, or the
 * only SKU with the displayed price. Undefined if inconclusive.
 */
export function chosenSku(input: RuleInput): string | undefined {
  const fields = fieldsOf(input)
  return fields && (skuOfOptions(fields, input.page) ?? skuOfShownPrice(fields, input))
}

/** Matches the selected options with a SKU's path, which lists a value per property: '31186:2752;40001:7'. */
function skuOfOptions(fields: JsonObject, page: Page): string | undefined {
  const base = at(fields, 'productOption.skuBase')
  const names = selectedNames(page)
  const chosen = objectsOf(at(base, 'properties')).map(property => {
    const values = valuesOf(property).filter(({ name }) => names.has(nameKey(textOfJson(name))))
    return values.length === 1
      ? `${textOfJson(property.pid)}:${textOfJson(values[0]?.vid)}`
      : undefined
  })
  if (chosen.length === 0 || chosen.includes(undefined)) return undefined
  const wanted = chosen.toSorted().join(';')
  const sku = objectsOf(at(base, 'skus')).find(({ propPath }) => {
    return textOfJson(propPath)?.split(';').toSorted().join(';') === wanted
  })
  return textOfJson(sku?.skuId)
}

/** Returns the values of a property; sizes are grouped by size system. */
function valuesOf(property: JsonObject): JsonObject[] {
  return objectsOf(property.values).flatMap(value =>
    value.vid === undefined ? objectsOf(value.value) : [value],
  )
}

/**
 * Returns the names of selected options: title, image alt text, text, and the label above the options of
 * a property. The class names are assumed from those observed on unselected options.
 */
function selectedNames(page: Page): ReadonlySet<string> {
  const over = page.select('.sku-prop .sku-name').map(node => nameKey(textOf(node, 100)))
  // 'Color Family: Sage', 'Int:S': the property or size system may precede the value.
  const names = new Set(over.flatMap(name => [name, name.replace(/^[^:]*:\s*/, '')]))
  const isOption = (node: PageNode) => closest(node, above => /\bsku-/.test(elementLabels(above)))
  for (const node of page.nodes) {
    if (!isSelected(node) || !isOption(node)) continue
    const within = page.nodes.slice(node.order - 1, node.last)
    const marks = within.flatMap(({ attribs: { title, alt } }) => [title, alt])
    for (const name of [textOf(node, 100), ...marks]) names.add(nameKey(name))
  }
  names.delete('')
  return names
}

function nameKey(name: string | undefined): string {
  return collapse(name ?? '').toLowerCase()
}

function skuOfShownPrice(fields: JsonObject, input: RuleInput): string | undefined {
  const infos = fields.skuInfos
  const info = skuInfoOf(fields, input)
  if (!isObject(infos) || !info) return undefined
  const amountOf = (sku: JsonObject) => skuPrice('salePrice', fields, sku, input)[0]?.minor
  const shown = shownAmount(input.page, skuHint(fields, info, input))
  if (!shown || amountOf(info) === shown) return undefined
  const same = Object.entries(infos).filter(([sku, one]) => {
    return sku !== '0' && isObject(one) && amountOf(one) === shown
  })
  return same.length === 1 ? same[0]?.[0] : undefined
}

function shownAmount(page: Page, hint: PriceHint): number | undefined {
  const node = shownPriceNode(page)
  return node && parsePrice(priceTextOf(node), hint)?.minor
}
