import { EventEmitter } from 'node:events'
import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { readMetric } from '../../../../shared/test/read-metric.ts'
import { measureRequests } from './measure-requests.ts'

/** Sends a request to the middleware whose response has this many bytes. */
async function send(request: { method: string; status: number; path?: string; bytes?: number }) {
  const socket = { bytesWritten: 1_000 }
  const res = new EventEmitter()
  const { method, status, path } = request
  const endpoint = path === undefined ? undefined : { path }
  const ctx = { method, status, state: { endpoint }, req: { socket }, res }
  const next = async () => {
    socket.bytesWritten += request.bytes ?? 0
  }
  await measureRequests(ctx as unknown as Context, next)
  res.emit('close')
}

const count = async (method: string, route: string, status: number) =>
  (await readMetric('registry_http_requests_total', { method, route, status })) ?? 0

test('a request is counted by its route pattern and status, and its sent bytes are measured', async () => {
  await send({ method: 'GET', status: 200, path: '/measured/{slug}', bytes: 500 })
  expect(await count('GET', '/measured/{slug}', 200)).toBe(1)
  const size = { method: 'GET', route: '/measured/{slug}', le: 1_000 }
  expect(await readMetric('registry_http_response_size_bytes', size)).toBe(1)
})

test('requests with any method and path share few labels', async () => {
  const before = await count('other', 'file', 404)
  for (const method of ['PROPFIND', 'BREW']) await send({ method, status: 404 })
  expect(await count('other', 'file', 404)).toBe(before + 2)
})
