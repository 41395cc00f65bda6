import { isObject, type Json, type JsonObject } from './json.ts'

const MAX_DEPTH = 32
const MAX_STRING = 10_000
const MAX_ITEMS = 2_000
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype'])

export interface JsonLimits {
  maxLength: number
  /** Keys that are kept; all of them when it is missing. */
  keys?: ReadonlySet<string>
}

/**
 * Parses JSON that a page wrote. Gives undefined for what is too long or broken beyond repair. Objects
 * have no prototype, depth, lists and strings are bounded, and keys can be held to a list.
 */
export function parseSafeJson(text: string, limits: JsonLimits): Json | undefined {
  if (text.length > limits.maxLength) return undefined
  const parsed = tryParse(text) ?? tryParse(repair(text))
  return parsed === undefined ? undefined : copySafely(parsed, limits.keys)
}

/** The same bounded copy for a value that came ready made, as state of the page world does. */
export function copySafely(value: unknown, keys?: ReadonlySet<string>, depth = 0): Json {
  if (typeof value === 'string') return value.slice(0, MAX_STRING)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value
  if (depth >= MAX_DEPTH) return null
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ITEMS).map(item => copySafely(item, keys, depth + 1))
  }
  return isObject(value) ? copyObject(value, keys, depth) : null
}

function copyObject(
  from: JsonObject,
  keys: ReadonlySet<string> | undefined,
  depth: number,
): JsonObject {
  const copy: JsonObject = Object.create(null)
  for (const key of Object.keys(from).slice(0, MAX_ITEMS)) {
    if (DANGEROUS.has(key) || (keys && !keys.has(key))) continue
    copy[key] = copySafely(from[key], keys, depth + 1)
  }
  return copy
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What shops' templates break: comments, CDATA, raw control characters, escaped quotes, loose commas. */
function repair(text: string): string {
  const bare = text
    .replace(/^\s*(?:\/\/\s*)?<!(?:\[CDATA\[|--)/, '')
    .replace(/(?:\/\/\s*)?(?:\]\]|--)>\s*$/, '')
    .replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/;\s*$/, '')
  const unescaped = /^\s*[[{]\s*&quot;/.test(bare) ? bare.replaceAll('&quot;', '"') : bare
  return unescaped
    .replace(/"(?:[^"\\]|\\[\s\S])*"/g, mendString)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/,(?=\s*[,}\]])/g, '')
    .replace(/:\s*(?=[,}])/g, ':null')
}

function mendString(literal: string): string {
  return literal
    .replace(/\p{Cc}/gu, character => (character === '\n' ? '\\n' : ' '))
    .replace(/\\(?!["\\/bfnrtu]|$)/g, '')
}
