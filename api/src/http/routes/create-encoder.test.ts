import { allEndpoints } from '@registry/shared/contract/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createEncoder } from './create-encoder.ts'

type Def = z.core.$ZodTypes['_zod']['def']

const texts: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  datetime: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(1e13) })
    .map(at => at.toISOString()),
}
const cents = fc.integer({ min: 0, max: 10_000_000 })

/** Returns values of a schema; objects have an undeclared field too. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def & { format?: string }
  switch (def.type) {
    case 'string':
      return texts[def.format ?? ''] ?? fc.string({ maxLength: 20 })
    case 'number':
      return def.format ? fc.integer({ min: 0, max: 1_000 }) : fc.integer({ min: 0, max: 1e6 })
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'nullable':
      return fc.option(valuesOf(def.innerType))
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined })
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 2 })
    case 'record':
      return fc.constant({})
    case 'pipe':
      return cents
    case 'object': {
      const shape = Object.entries(def.shape).map(([name, field]) => [name, valuesOf(field)])
      const undeclared = def.catchall ? {} : { undeclared: fc.constant('secret') }
      return fc.record({ ...Object.fromEntries(shape), ...undeclared })
    }
    default:
      return fc.constant('anything')
  }
}

/** Returns copies of a value, each with one part replaced. */
function damaged(value: unknown, replacement: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((part, at) => damaged(part, replacement).map(bad => value.with(at, bad)))
  }
  if (typeof value !== 'object' || value === null) return [replacement]
  return Object.entries(value).flatMap(([name, part]) =>
    [replacement, ...damaged(part, replacement)].map(bad => ({ ...value, [name]: bad })),
  )
}

const attempt = (encode: () => unknown) => {
  try {
    return { encoded: encode() }
  } catch (error) {
    return { issues: (error as z.ZodError).issues }
  }
}

const responses = allEndpoints.flatMap(({ method, path, response }) =>
  response ? [[`${method} ${path}`, response as z.ZodType] as const] : [],
)

describe('an encoder', () => {
  test.each(responses)('encodes the response of %s as zod does', (_name, schema) => {
    const encode = createEncoder(schema)
    fc.assert(
      fc.property(valuesOf(schema), value => {
        const expected = z.encode(schema, value)
        expect(JSON.stringify(encode(value))).toBe(JSON.stringify(expected))
        expect(JSON.stringify(expected)).not.toContain('undeclared')
      }),
      { numRuns: 20 },
    )
  })

  test.each(responses)(
    'rejects the values that zod rejects in the response of %s',
    (_name, schema) => {
      const encode = createEncoder(schema)
      fc.assert(
        fc.property(
          valuesOf(schema),
          fc.constantFrom(undefined, null, 1.5, Number.NaN, 'x', {}, []),
          (value, bad) => {
            for (const wrong of damaged(value, bad).slice(0, 30)) {
              expect(attempt(() => encode(wrong))).toEqual(
                attempt(() => z.encode(schema, wrong as never)),
              )
            }
          },
        ),
        { numRuns: 5 },
      )
    },
  )

  test('encodes kinds of schemas without a fast path', () => {
    const schema = z.object({
      either: z.union([z.string(), z.object({ kept: z.number() })]),
      short: z.string().max(3),
    })
    const encode = createEncoder(schema)
    expect(encode({ either: { kept: 1, undeclared: 2 }, short: 'abc' })).toEqual({
      either: { kept: 1 },
      short: 'abc',
    })
    expect(() => encode({ either: 'a', short: 'abcd' })).toThrow(z.ZodError)
  })
})
