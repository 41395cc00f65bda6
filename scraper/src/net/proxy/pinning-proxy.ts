import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import type { Agent } from 'undici'
import { toFetchError } from '../fetch-error.ts'
import { checkUrl } from '../guard/check-url.ts'
import type { FetchGuard } from '../guard/fetch-guard.ts'
import { connectGuarded, createGuardedAgent } from '../guard/guarded-agent.ts'
import { hostPort } from '../guard/host-port.ts'
import { createTrafficMeter, type TrafficLimits, type TrafficMeter } from './traffic-meter.ts'

/** Hop-by-hop headers, which a proxy does not forward (RFC 9110 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Proxy for all traffic of a browser context: resolves names once and connects only to checked IP addresses. */
export interface PinningProxy {
  /** Local URL of the proxy. */
  url: string
  traffic: TrafficMeter
  /** True when a request to this `host:port` was rejected as not public. */
  hasRefused(hostPort: string): boolean
  /** Closes all connections. */
  close(): Promise<void>
}

interface Job {
  guard: FetchGuard
  agent: Agent
  traffic: TrafficMeter
  refused: Set<string>
  sockets: Set<Duplex>
  isClosed: boolean
}

/**
 * Starts a forward proxy for one job with the rules of `safeFetch`: public IP addresses, ports 80 and 443,
 * plain requests and CONNECT (RFC 9110 9.3.6). `onLimit` is called once when a traffic limit is exceeded.
 */
export async function openPinningProxy(
  guard: FetchGuard,
  limits: TrafficLimits,
  onLimit: (reason: string) => void,
): Promise<PinningProxy> {
  const traffic = createTrafficMeter(limits, onLimit)
  const refused = new Set<string>()
  const agent = createGuardedAgent(guard)
  const job: Job = { guard, agent, traffic, refused, sockets: new Set(), isClosed: false }
  const server = createServer((request, response) => {
    void serve(request.url, response, job, target => forward(request, response, target, job))
  })
  server.on('connection', socket => keep(socket, job))
  server.on('connect', (request: IncomingMessage, client: Socket, head: Buffer) => {
    void serve(`http://${request.url}`, client, job, target => tunnel(client, head, target, job))
  })
  const url = await listenOnLoopback(server)
  return { url, traffic, hasRefused: key => refused.has(key), close: () => close(server, job) }
}

// On every failure the connection is just closed: pages must not learn the reason from a response.
async function serve(
  address: string | undefined,
  client: ServerResponse | Socket,
  job: Job,
  answer: (target: URL) => Promise<void>,
): Promise<void> {
  const target = URL.parse(address ?? '')
  try {
    job.traffic.countRequest()
    // Only the origin is checked: script URLs may be longer than page URLs.
    checkUrl(target?.origin ?? '', job.guard)
    if (target) await answer(target)
  } catch (error) {
    if (target && toFetchError(error).code === 'FORBIDDEN_ADDRESS') {
      job.refused.add(hostPort(target))
    }
    client.destroy()
  }
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  { agent, traffic }: Job,
): Promise<void> {
  const { 'transfer-encoding': chunked, 'content-length': length } = request.headers
  const answer = await agent.request({
    origin: target.origin,
    path: target.pathname + target.search,
    method: request.method ?? 'GET',
    headers: removeHopByHopHeaders(request.headers),
    body: chunked || Number(length) > 0 ? request : null,
  })
  response.writeHead(answer.statusCode, removeHopByHopHeaders(answer.headers))
  answer.body.on('data', (chunk: Buffer) => traffic.countBytes(chunk.length))
  pipeline(answer.body, response, onEnd)
}

async function tunnel(client: Socket, head: Buffer, target: URL, job: Job): Promise<void> {
  const upstream = await connectGuarded(target, job.guard)
  keep(upstream, job)
  client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
  upstream.write(head)
  for (const socket of [client, upstream]) {
    socket.on('data', (chunk: Buffer) => job.traffic.countBytes(chunk.length))
  }
  pipeline(client, upstream, onEnd)
  pipeline(upstream, client, onEnd)
}

/** `pipeline` destroys both sides, so nothing else is needed. */
function onEnd(): void {}

function keep(socket: Duplex, job: Job): void {
  socket.on('error', () => socket.destroy())
  if (job.isClosed) socket.destroy()
  job.sockets.add(socket)
  socket.once('close', () => job.sockets.delete(socket))
}

async function listenOnLoopback(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the proxy has no port')
  return `http://127.0.0.1:${address.port}`
}

async function close(server: Server, job: Job): Promise<void> {
  job.isClosed = true
  const closed = new Promise<void>(done => server.close(() => done()))
  for (const socket of job.sockets) socket.destroy()
  await Promise.all([closed, job.agent.destroy()])
}

/** Removes hop-by-hop headers, including those listed by the `connection` header. */
function removeHopByHopHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  // Not split by a pattern with spaces, which takes quadratic time over many of them.
  const named = (headers.connection ?? '').split(',').map(name => name.trim().toLowerCase())
  const kept = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.has(name) && !named.includes(name),
  )
  return Object.fromEntries(kept)
}
