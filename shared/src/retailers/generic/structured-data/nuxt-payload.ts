import { isObject, type Json, type JsonObject } from './json.ts'

const MAX_DEPTH = 24
const MAX_VALUES = 60_000
/** Tags of wrapped values in Vue's reactivity. */
const WRAPPERS = /^(?:Shallow)?(?:Reactive|Ref)$|^(?:Empty)?(?:Shallow)?Ref$|^Set$|^null$/

/** True for a payload of Nuxt 3: a flat list whose objects contain indexes into the list. */
export function isPayload(state: Json): state is Json[] {
  return (
    Array.isArray(state) &&
    state.length > 2 &&
    (isWrapped(state[0]) || isObject(state[0])) &&
    state.every(value => !isObject(value) || Object.values(value).every(isPlace))
  )
}

/** Converts a payload to nested objects. Cycles and too deep values become null. */
export function unfoldPayload(payload: readonly Json[]): Json {
  const left = { values: MAX_VALUES }
  return unfold(payload, 0, 0, left)
}

function unfold(
  payload: readonly Json[],
  place: number,
  depth: number,
  left: { values: number },
): Json {
  const value = payload[place]
  if (depth > MAX_DEPTH || left.values-- <= 0 || value === undefined) return null
  const next = (inner: Json | undefined) =>
    isPlace(inner) ? unfold(payload, inner, depth + 1, left) : null
  if (isWrapped(value)) return next(value[1])
  if (Array.isArray(value)) return value.slice(0, 500).map(next)
  if (!isObject(value)) return value
  const copy: JsonObject = Object.create(null)
  for (const key of Object.keys(value)) copy[key] = next(value[key])
  return copy
}

function isPlace(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value)
}

function isWrapped(value: Json | undefined): value is [string, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'string' &&
    WRAPPERS.test(value[0])
  )
}
