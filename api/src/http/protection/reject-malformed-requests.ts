import { AppError } from '@registry/shared/errors/app-error'

const DEPTH_MAX = 8
/** Keys that enable prototype pollution. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

function refuse(message: string): never {
  throw new AppError('VALIDATION_FAILED', { message })
}

/**
 * Throws VALIDATION_FAILED for JSON with forbidden keys, too many list entries or too much nesting, before a
 * schema parses it.
 */
export function rejectUnsafeJson(value: unknown, maxEntries = 200, depth = 1): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > DEPTH_MAX) refuse(`At most ${DEPTH_MAX} levels are taken`)
  if (Array.isArray(value) && value.length > maxEntries) {
    refuse(`At most ${maxEntries} entries are taken in a list`)
  }
  for (const [key, part] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) refuse('This field name is not taken')
    rejectUnsafeJson(part, maxEntries, depth + 1)
  }
}

/** Throws VALIDATION_FAILED when a query parameter is repeated, because its value would be ambiguous. */
export function rejectRepeatedParameters(
  query: Record<string, string | string[] | undefined>,
): void {
  const repeated = Object.keys(query).find(name => Array.isArray(query[name]))
  if (repeated === undefined) return
  const message = 'Please give each parameter once'
  throw new AppError('VALIDATION_FAILED', { message, fields: { [repeated]: message } })
}
