import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from './contract.ts'
import { requiredText, TEXT_MAX, text } from './fields.ts'

const BODY_BYTES = 100_000

/** Runs on which a careless pattern or the Unicode normalisation takes quadratic time. */
const RUNS = [
  ['spaces', ' '],
  ['tabs', '\t'],
  ['line breaks', '\r\n'],
  ['line separators', '\u2028'],
  ['invisible characters', '\u200b'],
  ['combining marks in the wrong order', '\u0301\u0316'],
] as const

const filled = (part: string, length: number) => `a${part.repeat(length).slice(0, length - 2)}a`

interface Node {
  def: Record<string, unknown>
}

const isNode = (value: unknown): value is { _zod: Node } =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Returns the schemas of all texts within a schema, by their paths. */
function textsIn(schema: unknown, path: string): [string, z.core.$ZodType][] {
  if (!isNode(schema)) return []
  const { def } = schema._zod
  if (def.type === 'string') return [[path, schema as never]]
  // A codec is one text, although it consists of two.
  if (def.type === 'pipe' && isNode(def.in) && def.in._zod.def.type === 'string')
    return [[path, schema as never]]
  const shape = Object.entries((def.shape as object | undefined) ?? {})
  const options = (def.options as unknown[] | undefined) ?? []
  const parts = [def.innerType, def.element, def.in, def.out, ...options]
  return [
    ...shape.flatMap(([name, part]) => textsIn(part, `${path}.${name}`)),
    ...parts.flatMap(part => textsIn(part, path)),
  ]
}

const fields = allEndpoints.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap(schema => textsIn(schema, `${method} ${path}`)),
)

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(RUNS)(
  '100 kB of %s are rejected by every field before they are cleaned',
  (_what, part) => {
    const long = filled(part, BODY_BYTES)
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const accepting = fields.filter(([, schema]) => z.safeDecode(schema, long).success)
    expect(accepting.map(([path]) => path)).toEqual([])
    expect(normalize.mock.contexts.filter(value => String(value).length > TEXT_MAX)).toEqual([])
  },
)

describe('a text of the maximum length', () => {
  // Processor time, because the machine may be busy. Quadratic time is 2 s or more.
  const BUDGET_US = 1_000_000

  test.each(RUNS)('of %s is cleaned in linear time', (_what, part) => {
    const long = filled(part, TEXT_MAX)
    const before = process.cpuUsage()
    for (let round = 0; round < 100; round++) {
      z.safeDecode(requiredText(80, 'missing'), long)
      z.safeDecode(text(), long)
    }
    expect(process.cpuUsage(before).user).toBeLessThan(BUDGET_US)
  })
})
