import { createServer } from 'node:net'
import { listen } from './start-server.ts'

/** Listeners on every address of this machine that must never hear from us. */
export interface Canaries {
  /** The ports that could be had: one of ours always, the well-known ones where allowed. */
  ports: number[]
  hits(): number
  close(): Promise<void>
}

export async function startCanaries(wanted: readonly number[]): Promise<Canaries> {
  let hits = 0
  const servers = [...wanted, 0].map(port => ({
    port,
    server: createServer(socket => {
      hits += 1
      socket.destroy()
    }),
  }))
  const ports = await Promise.all(
    servers.map(({ server, port }) => listen(server, port, '::').catch(() => undefined)),
  )
  return {
    ports: ports.filter(port => port !== undefined),
    hits: () => hits,
    close: async () => {
      await Promise.all(servers.map(({ server }) => new Promise(done => server.close(done))))
    },
  }
}
