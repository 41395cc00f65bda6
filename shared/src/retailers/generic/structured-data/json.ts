export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json | undefined
}

/** True for an object that is neither an array nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a value as an array: empty if it is missing, of one element unless it is an array. */
export function listOf(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** Returns the objects among one or many values. */
export function objectsOf(value: Json | undefined): JsonObject[] {
  return listOf(value).filter(isObject)
}

/** Returns a string or number as text, or the name of an object. */
export function textOfJson(value: Json | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string') return first.trim() || undefined
  if (typeof first === 'number') return String(first)
  if (!isObject(first)) return undefined
  return textOfJson(first['@value'] ?? first.name)
}

/** Returns the value at a path such as 'data.root.fields'; undefined if a step is missing. */
export function at(value: unknown, path: string): Json | undefined {
  let here: unknown = value
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined
    here = Reflect.get(here, key)
  }
  return isJson(here) ? here : undefined
}

function isJson(value: unknown): value is Json {
  return value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value)
}
