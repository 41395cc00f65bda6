import { once } from 'node:events'
import type { Server } from 'node:http'

const LOOK_AGAIN_MS = 100

/**
 * Closes the server gracefully: accepts no connections and waits at most `graceMs` for open requests. Resolves
 * when the last connection is closed.
 */
export async function stopServer(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A keep-alive connection becomes idle after its response and would stay open until its own timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS)
  const end = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}
