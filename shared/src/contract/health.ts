import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { done, success } from './fields.ts'

export const health = defineEndpoint('GET /health', {
  access: 'anyone',
  summary: 'Whether the process is alive',
  response: done,
})

/** A problem for the operator: a name and numbers, no personal data. */
const finding = z.object({
  name: z.string(),
  /** Number of affected records. */
  count: z.optional(z.int()),
  /** Seconds since the oldest record became due, or since the last success. */
  ageS: z.optional(z.int()),
})
export type Finding = z.output<typeof finding>

export const ready = defineEndpoint('GET /ready', {
  access: 'anyone',
  summary: 'Whether database, queue and schema are ready, with findings for the operator',
  query: z.object({
    /** For proxies: only whether the process takes requests. Without its database it still serves cached lists. */
    ignore: z.optional(z.literal('database')),
  }),
  response: success({
    /** True while there are findings; the server still works. */
    degraded: z.optional(z.boolean()),
    findings: z.optional(z.array(finding)),
    /** Seconds since the snapshot of the last backup. */
    backupAgeS: z.optional(z.int()),
  }),
})
