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
  response: done,
})
