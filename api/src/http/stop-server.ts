import { once } from 'node:events'
import type { Server } from 'node:http'

const LOOK_AGAIN_MS = 100

/**
 * Takes no more connections and lets open requests finish, at most `graceMs` long. Resolves when the
 * last connection is gone.
 */
export async function stopServer(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection becomes idle when its answer is out, and would then stay for its own timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS)
  const end = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}
