import { createServer, type RequestListener, type Server } from 'node:http'

/**
 * Keep-alive timeout behind a proxy: longer than the proxy's own, so that it never sends into a closed
 * connection.
 */
const PROXIED_KEEP_ALIVE_MS = 65_000

const HOST = 'host'

/** True for several Host headers. Node uses the first one, so only the raw headers show the others. */
function hasRepeatedHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1
  }
  return hosts > 1
}

/**
 * Creates a server with caps on the time and size of a request. Returns 400 to a request with several
 * Host headers, as RFC 9112 section 3.2 requires: a proxy in front may have trusted another of them.
 */
export function createHttpServer(
  listener: RequestListener,
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
    (request, response) => {
      if (hasRepeatedHost(request.rawHeaders)) {
        response.writeHead(400, { connection: 'close', 'content-length': 0 }).end()
        return
      }
      listener(request, response)
    },
  )
}
