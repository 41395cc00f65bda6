import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import tls from 'node:tls'
import type { PushMessage } from '@registry/shared/push/push-message'
import { decrypt } from 'http_ece'
import { listen } from '../../shared/test/listen.ts'
import { makePushKeys } from './make-push-subscription.ts'
import { makeSelfSigned } from './self-signed.ts'

export interface PushedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Behavior of the service for one request. */
export type PushBehavior = (response: ServerResponse, request: PushedRequest) => unknown

export const answers =
  (status: number, headers: Record<string, string> = {}): PushBehavior =>
  response =>
    response.writeHead(status, headers).end('the words of a push service')

/** Accepts a request and never responds. */
export const hangs: PushBehavior = () => undefined

/** A browser with a subscription at the service. */
export interface PushBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Decrypted notifications in order. */
  messages(): PushMessage[]
  requests(): PushedRequest[]
}

export interface PushService {
  origin: string
  /** For PUSH_ALLOWED_HOSTS. */
  hostPort: string
  /** For NODE_EXTRA_CA_CERTS of another process. */
  cert: string
  received: PushedRequest[]
  /** Sets the behaviors of the next requests; the last one repeats. */
  behave(...moods: PushBehavior[]): void
  /** Resolves after this many requests since the last `behave`. */
  untilReceived(count: number): Promise<void>
  subscribe(name: string): PushBrowser
  stop(): Promise<void>
}

function openBrowser(origin: string, name: string, received: PushedRequest[]): PushBrowser {
  const { ecdh: privateKey, keys } = makePushKeys()
  const path = `/push/${name}`
  const requests = () => received.filter(one => one.path === path)
  const open = ({ body }: PushedRequest): PushMessage =>
    JSON.parse(
      decrypt(body, { version: 'aes128gcm', privateKey, authSecret: keys.auth }).toString(),
    )
  return {
    subscription: { endpoint: origin + path, keys },
    messages: () => requests().map(open),
    requests,
  }
}

/** Starts a fake push service over TLS with a certificate that this process trusts. */
export async function startPushService(): Promise<PushService> {
  const pair = makeSelfSigned()
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), pair.cert])
  const received: PushedRequest[] = []
  let moods: PushBehavior[] = [answers(201)]
  let waiting: { count: number; done(): void }[] = []
  const take = async (message: IncomingMessage, response: ServerResponse) => {
    // Disconnected clients are ignored.
    response.on('error', () => undefined)
    const { url: path = '', headers } = message
    const body = await buffer(message).catch(() => undefined)
    if (!body) return
    const request = { path, headers, body }
    received.push(request)
    const mood = moods.length > 1 ? moods.shift() : moods[0]
    mood?.(response, request)
    for (const { count, done } of waiting) if (received.length >= count) done()
    waiting = waiting.filter(({ count }) => received.length < count)
  }
  const server = createServer(pair, (message, response) => void take(message, response))
  const { port, stop } = await listen(server)
  const hostPort = `127.0.0.1:${port}`
  const origin = `https://${hostPort}`
  return {
    origin,
    hostPort,
    cert: pair.cert,
    received,
    behave(...next) {
      moods = next
      received.length = 0
    },
    async untilReceived(count) {
      if (received.length >= count) return
      await new Promise<void>(done => waiting.push({ count, done }))
    },
    subscribe: name => openBrowser(origin, name, received),
    stop,
  }
}
