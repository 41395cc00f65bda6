import { scriptSource } from '../../parsed-page/page.ts'
import { memoize } from '../generic/page-analysis/memoize.ts'
import {
  at,
  isObject,
  type JsonObject,
  objectsOf,
  textOfJson,
} from '../generic/structured-data/json.ts'
import { copySafely, parseSafeJson } from '../generic/structured-data/safe-json.ts'
import { jsonInScript } from '../generic/structured-data/script-json.ts'
import type { RuleInput } from '../retailer.ts'

/**
 * Returns `window.__moduleData__` passed from the main world, and the argument of `app.run(…)` in an inline
 * script.
 */
export const statesOf = memoize(({ page, pageState }: RuleInput): JsonObject[] => {
  const sources = [
    readState(pageState),
    jsonInScript(page, 'app.run('),
    jsonInScript(page, /__moduleData__\s*=/),
  ]
  return sources.map(toFields).filter(fields => fields !== undefined)
})

/**
 * Returns the state of the URL's item; undefined if it belongs to another one: client-side navigation can
 * leave the previous item's state.
 */
export const fieldsOf = memoize((input: RuleInput): JsonObject | undefined => {
  const { ids } = input
  return statesOf(input).find(fields => {
    const item = textOfJson(at(fields, 'primaryKey.itemId'))
    return !item || !ids.item || item === ids.item
  })
})

/** Returns the SKU of the URL, else of the state, else the default "0". */
export function skuInfoOf(fields: JsonObject, { ids, url }: RuleInput): JsonObject | undefined {
  const wanted = [
    ids.sku,
    url.searchParams.get('skuId'),
    textOfJson(at(fields, 'primaryKey.skuId')),
    '0',
  ]
  const infos = fields.skuInfos
  if (!isObject(infos)) return undefined
  return wanted.map(sku => (sku ? infos[sku] : undefined)).find(isObject)
}

/** Returns the images of a SKU, else the default ones. */
export function galleryOf(fields: JsonObject, sku: string | undefined): JsonObject[] {
  const galleries = fields.skuGalleries
  if (!isObject(galleries)) return []
  const gallery = [sku ? galleries[sku] : undefined, galleries['0']]
    .map(objectsOf)
    .find(list => list.length > 0)
  return (gallery ?? []).filter(({ type }) => type === undefined || type === 'img')
}

/** Returns `pdpTrackingData`, JSON in a JSON string in a script; undefined if it belongs to another item. */
export function trackingOf({ page, ids }: RuleInput): JsonObject | undefined {
  for (const script of page.select('script')) {
    const literal = /\bpdpTrackingData\s*=\s*("(?:[^"\\]|\\.)*")/.exec(scriptSource(script))?.[1]
    const inner = literal && parseSafeJson(literal, { maxLength: 100_000 })
    const tracking =
      typeof inner === 'string' ? parseSafeJson(inner, { maxLength: 100_000 }) : undefined
    const item = isObject(tracking) && textOfJson(tracking.pdt_sku)
    const isOther = item && ids.item && /^\d+$/.test(item) && item !== ids.item
    if (isObject(tracking)) return isOther ? undefined : tracking
  }
  return undefined
}

function readState(pageState: unknown): unknown {
  return typeof pageState === 'string'
    ? parseSafeJson(pageState, { maxLength: 2_000_000 })
    : copySafely(pageState)
}

function toFields(state: unknown): JsonObject | undefined {
  const fields =
    ['data.root.fields', 'root.fields', 'fields'].map(path => at(state, path)).find(isObject) ??
    state
  return isObject(fields) && (isObject(fields.product) || isObject(fields.skuInfos))
    ? fields
    : undefined
}
