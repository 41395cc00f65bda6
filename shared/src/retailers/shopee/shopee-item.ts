import { memoize } from '../generic/page-analysis/memoize.ts'
import { headItems } from '../generic/structured-data/head-items.ts'
import {
  at,
  isObject,
  type JsonObject,
  objectsOf,
  textOfJson,
} from '../generic/structured-data/json.ts'
import { hasType, jsonLdOf } from '../generic/structured-data/json-ld.ts'
import { meta } from '../generic/structured-data/meta.ts'
import { copySafely, parseSafeJson } from '../generic/structured-data/safe-json.ts'
import type { Rule, RuleInput, StatedItem } from '../retailer.ts'
import { requestedModel } from './requested-model.ts'

const PRODUCT = new Set(['Product'])

/**
 * Returns the item in the product response passed from the page's main world, if it is that of the URL.
 * The current format has `data.item`, older ones `data` or `item`.
 */
export const itemOf = memoize(({ pageState, ids }: RuleInput): JsonObject | undefined => {
  const state =
    typeof pageState === 'string'
      ? parseSafeJson(pageState, { maxLength: 2_000_000 })
      : copySafely(pageState)
  const places = ['data.item', 'item', 'data'].map(path => at(state, path))
  const item = [...places, state]
    .filter(isObject)
    .find(one => textOfJson(one.title ?? one.name) !== undefined)
  const id = item && textOfJson(item.item_id ?? item.itemid)
  return item && (!ids.item || !id || id === ids.item) ? item : undefined
})

/** Returns the names of the item's images: of the item, else of the response's separate list. */
export function imageNamesOf(item: JsonObject, pageState: unknown): string[] {
  const listed = [
    item.images,
    at(pageState, 'data.product_images.images'),
    at(pageState, 'product_images.images'),
  ]
  const names = listed.find(Array.isArray) ?? [item.image ?? null]
  return names.flatMap(name => textOfJson(name) ?? [])
}

/** Returns the selected model, else the one in the URL, if the item has it. */
export function modelOf(item: JsonObject, { url, ids }: RuleInput): JsonObject | undefined {
  const asked = ids.model ?? requestedModel(url)
  return asked
    ? objectsOf(item.models).find(model => textOfJson(model.model_id ?? model.modelid) === asked)
    : undefined
}

/**
 * Returns the JSON-LD product if its URL is that of the page: client-side navigation leaves the previous
 * item's head.
 */
export function freshProductOf({ page, ids }: RuleInput): JsonObject | undefined {
  const products = jsonLdOf(page).filter(object => hasType(object, PRODUCT))
  return products.find(product =>
    isOfItem(textOfJson(product.url) ?? meta(page, 'og:url') ?? '', ids),
  )
}

/** True if the Open Graph data belongs to the item of the URL. */
export function isHeadFresh({ page, ids }: RuleInput): boolean {
  return isOfItem(meta(page, 'og:url') ?? '', ids)
}

/** Returns the items of the head, and that of the URL if the page's state has it. */
export const statedItems: Rule<StatedItem> = input => {
  const state = itemOf(input)
  const item = textOfJson(state?.item_id ?? state?.itemid)
  const own = item ? [{ item, name: undefined }] : []
  return [...own, ...headItems(input.page, /(?:-i\.|\/product\/)\d+[./](\d+)/)]
}

function isOfItem(address: string, { shop, item }: RuleInput['ids']): boolean {
  if (!shop || !item) return false
  return new RegExp(`(?:-i\\.|/product/)${shop}[./]${item}(?!\\d)`).test(address)
}
