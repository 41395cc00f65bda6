import { expect, test } from 'vitest'
import { postgresMemory } from './postgres-memory.ts'

const GB = 2 ** 30

test.each([
  [1, { shared_buffers: '128MB', effective_cache_size: '512MB', work_mem: '4MB' }],
  [8, { shared_buffers: '1024MB', effective_cache_size: '4096MB', work_mem: '16MB' }],
  [256, { shared_buffers: '1024MB', effective_cache_size: '131072MB', work_mem: '32MB' }],
])('of a machine with %i GB', (gigabytes, settings) => {
  expect(postgresMemory(gigabytes * GB)).toEqual(settings)
})
