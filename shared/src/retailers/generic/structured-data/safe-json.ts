import { closeJson } from './close-json.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

const MAX_DEPTH = 32
const MAX_STRING = 10_000
const MAX_ITEMS = 2_000
const MAX_VALUES = 300_000
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype'])

interface JsonLimits {
  maxLength: number
  /** Keys to copy; all by default. */
  keys?: ReadonlySet<string>
}

/**
 * Parses untrusted JSON, repairing common errors. Undefined if it is too long or invalid. Objects have no
 * prototype; depth, lists and strings are bounded, and keys can be restricted.
 */
export function parseSafeJson(text: string, limits: JsonLimits): Json | undefined {
  if (text.length > limits.maxLength) return undefined
  const parsed = tryParse(text) ?? parseRepaired(text)
  return parsed === undefined ? undefined : copySafely(parsed, limits.keys)
}

function parseRepaired(text: string): unknown {
  const bare = withoutWrappers(text)
  // Only texts that begin like JSON: mending anything else would invent values.
  return (
    tryParse(repair(bare)) ??
    (/^\s*[[{]/.test(bare) ? tryParse(repair(closeJson(bare))) : undefined)
  )
}

/** Returns a bounded copy of an untrusted value, such as state from the page's main world. */
export function copySafely(value: unknown, keys?: ReadonlySet<string>): Json {
  return copyValue(value, { keys, left: MAX_VALUES }, 0)
}

interface Copying {
  keys: ReadonlySet<string> | undefined
  /** Remaining number of values to copy: state can be large and cyclic. */
  left: number
}

function copyValue(value: unknown, copying: Copying, depth: number): Json {
  copying.left--
  if (typeof value === 'string') return value.slice(0, MAX_STRING)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value
  if (depth >= MAX_DEPTH || copying.left <= 0) return null
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ITEMS).map(item => copyValue(item, copying, depth + 1))
  }
  return isObject(value) ? copyObject(value, copying, depth) : null
}

function copyObject(from: JsonObject, copying: Copying, depth: number): JsonObject {
  const copy: JsonObject = Object.create(null)
  for (const key of Object.keys(from).slice(0, MAX_ITEMS)) {
    if (DANGEROUS.has(key) || (copying.keys && !copying.keys.has(key))) continue
    if (copying.left <= 0) break
    copy[key] = copyValue(from[key], copying, depth + 1)
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

/** Removes comments, CDATA and escaping around JSON. */
function withoutWrappers(text: string): string {
  const bare = text
    .replace(/^\s*(?:\/\/\s*)?<!(?:\[CDATA\[|--)/, '')
    .replace(/(?:\/\/\s*)?(?:\]\]|--)>\s*$/, '')
    .replace(/^[ \t]*\/\*[\s\S]{0,2000}?\*\//gm, '')
    .replace(/^[ \t]*\/\/.*$/gm, '')
    .replace(/;\s*$/, '')
  return /^\s*[[{]\s*&quot;/.test(bare) ? bare.replaceAll('&quot;', '"') : bare
}

/**
 * Repairs common template errors: raw control characters, invalid escapes, extra commas. jsonrepair
 * takes 9 s instead of 0.04 s for a hostile block of 500 kB, and adds 2.9 kB (gzip) to the scripts of QuickAdd.
 */
function repair(text: string): string {
  return repairStrings(text)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/,(?=\s*[,}\]])/g, '')
    .replace(/:\s*(?=[,}])/g, ':null')
}

/** Repairs all strings in one pass; a regular expression would backtrack at every unterminated quote. */
function repairStrings(text: string): string {
  let mended = ''
  let from = 0
  for (let open = text.indexOf('"'); open >= 0; open = text.indexOf('"', from)) {
    const close = endOfString(text, open)
    mended += text.slice(from, open) + repairString(text.slice(open, close + 1))
    from = close + 1
  }
  return mended + text.slice(from)
}

function repairString(literal: string): string {
  return literal
    .replace(/\p{Cc}/gu, character => (character === '\n' ? '\\n' : ' '))
    .replace(/\\(?!["\\/bfnrtu]|$)/g, '')
}

/** Returns the index of a string's closing quote; the text's length if it is unterminated. */
export function endOfString(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length
}
