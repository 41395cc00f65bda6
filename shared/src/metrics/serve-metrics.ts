import { once } from 'node:events'
import { createServer } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { metrics } from './metrics.ts'

export interface MetricsServer {
  /** URL of the metrics. */
  url: string
  stop(): void
}

interface MetricsServerOptions {
  host: string
  /** 0 takes a free port. */
  port: number
  /** Sets gauges before each response. Must not reject. */
  refresh?: () => Promise<void>
}

const PATH = '/metrics'
const NODE_METRICS = 'nodejs_eventloop_lag_seconds'

/**
 * Serves the metrics of this process in Prometheus' text format, for an internal network: there is no
 * authentication. Measures Node's memory, garbage collection and event loop from the first call.
 */
export async function serveMetrics({
  host,
  port,
  refresh,
}: MetricsServerOptions): Promise<MetricsServer> {
  if (!metrics.getSingleMetric(NODE_METRICS)) collectDefaultMetrics({ register: metrics })
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404).end()
      return
    }
    const send = async () => {
      await refresh?.()
      const text = await metrics.metrics()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    }
    send().catch(() => response.writeHead(500).end())
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const boundPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}${PATH}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
