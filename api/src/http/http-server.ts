import { createServer, type RequestListener, type Server } from 'node:http'

/** Behind a proxy: longer than it keeps a connection, so that it never sends into a closed one. */
const PROXIED_KEEP_ALIVE_MS = 65_000

/** A server that waits for nobody: caps on what a request may take before it has arrived. */
export function createHttpServer(
  answer: RequestListener,
  { isProxied }: { isProxied: boolean },
): Server {
  return createServer(
    {
      requestTimeout: 15_000,
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: isProxied ? PROXIED_KEEP_ALIVE_MS : 5_000,
      maxHeaderSize: 16_384,
    },
    answer,
  )
}
