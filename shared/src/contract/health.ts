import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { done } from './fields.ts'

export const health = defineEndpoint({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  summary: 'Whether the process is alive',
  response: done,
})

export const ready = defineEndpoint({
  method: 'GET',
  path: '/ready',
  access: 'anyone',
  summary: 'Whether database, queue and schema are ready to serve',
  response: z.object({
    success: z.literal(true),
    /** True while a check of the data has found something that a person must look at. */
    degraded: z.optional(z.boolean()),
  }),
})
