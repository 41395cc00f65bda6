import { afterEach, describe, expect, test } from 'vitest'
import { createGauge } from './metrics.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'

let server: MetricsServer
afterEach(() => server.stop())

const refreshed = createGauge({ name: 'registry_test_refreshed', help: 'Set before each response' })

describe('the server of metrics', () => {
  test('returns refreshed gauges and those of Node as Prometheus reads them', async () => {
    server = await serveMetrics({
      ...{ host: '127.0.0.1', port: 0 },
      refresh: async () => refreshed.set(7),
    })
    const response = await fetch(server.url)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const lines = (await response.text()).split('\n')
    expect(lines).toContain('registry_test_refreshed 7')
    expect(lines).toContainEqual(expect.stringMatching(/^nodejs_eventloop_lag_seconds [\d.e-]+$/))
  })

  test('returns 404 at other paths and for other methods', async () => {
    server = await serveMetrics({ host: '127.0.0.1', port: 0 })
    const { status } = await fetch(new URL('/', server.url))
    const { status: posted } = await fetch(server.url, { method: 'POST' })
    expect([status, posted]).toEqual([404, 404])
  })

  test('rejects when its port is taken', async () => {
    server = await serveMetrics({ host: '127.0.0.1', port: 0 })
    const port = Number(new URL(server.url).port)
    await expect(serveMetrics({ host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE')
  })
})
