import { Agent, request } from 'node:http'

export interface BenchRequest {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

const CONNECTIONS = 20

/** Sends a request and discards the response body. Throws unless its status is 2xx or 304. */
function sendOne(agent: Agent, { url, method = 'GET', headers, body }: BenchRequest) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const sent = request(url, { agent, method, headers }, response => {
    const { statusCode = 0 } = response
    const isGood = statusCode < 300 || statusCode === 304
    response.on('end', () => (isGood ? resolve() : reject(new Error(`${url}: ${statusCode}`))))
    response.on('error', reject)
    response.resume()
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

/** Sends `count` requests over 20 connections; returns the duration in ms. */
export async function drive(count: number, next: (n: number) => BenchRequest): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const startedAt = performance.now()
  let sent = 0
  const work = async () => {
    while (sent < count) {
      sent += 1
      await sendOne(agent, next(sent))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  agent.destroy()
  return performance.now() - startedAt
}
