import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { listen } from './start-server.ts'

/** TCP listeners on all IP addresses of this machine, to detect forbidden connections. */
export interface Canaries {
  /** Ports in use: always a free one, and the well-known ones where permitted. */
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

/** UDP listener that detects WebRTC traffic. */
export async function startUdpCanary(): Promise<{
  port: number
  hits(): number
  close(): Promise<void>
}> {
  let hits = 0
  const socket = createSocket({ type: 'udp6', ipv6Only: false })
  socket.on('message', () => {
    hits += 1
  })
  socket.bind(0, '::')
  await once(socket, 'listening')
  return {
    port: socket.address().port,
    hits: () => hits,
    close: () => new Promise(done => socket.close(() => done())),
  }
}
