import type { Endpoint } from '@registry/shared/contract/endpoint'
import * as z from 'zod'
import { sampleBody } from './sample-body.ts'

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

export type Path = readonly (string | number)[]
type Part = 'body' | 'query' | 'params'

function pathsIn(schema: JsonSchema, path: Path): Path[] {
  if (schema.type === 'string') return [path]
  const variants = (schema.anyOf ?? []).flatMap(variant => pathsIn(variant, path))
  const entries = schema.items ? pathsIn(schema.items, [...path, 0]) : []
  const fields = Object.entries(schema.properties ?? {})
  return [
    ...variants,
    ...entries,
    ...fields.flatMap(([name, field]) => pathsIn(field, [...path, name])),
  ]
}

// Cached, because it is the same for all requests.
const known = new Map<unknown, Path[]>()

/** Returns the paths of all text fields of a request part; index 0 represents a list. */
export function textPaths(endpoint: Endpoint, part: Part): Path[] {
  const schema = endpoint[part]
  if (!schema) return []
  const paths =
    known.get(schema) ??
    pathsIn(
      z.toJSONSchema(schema as never, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
      [],
    )
  known.set(schema, paths)
  return paths
}

function put(target: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy = structuredClone(target ?? (typeof key === 'number' ? [] : {})) as never
  Object.assign(copy, { [key]: put(copy[key], rest, value) })
  return copy
}

/** Returns the endpoint's sample body with texts replaced at some paths. */
export function bodyWith(endpoint: Endpoint, texts: readonly [Path, unknown][]): unknown {
  return texts.reduce<unknown>(
    (body, [path, value]) => put(body, path, value),
    sampleBody(endpoint),
  )
}

/** Returns the value at a path of a body. */
export function textAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], body)
}

/** True when the contract accepts this text at this path; never throws. */
export function isAccepted(endpoint: Endpoint, path: Path, value: string): boolean {
  return z.safeDecode(endpoint.body as never, bodyWith(endpoint, [[path, value]]) as never).success
}
