import { createSocket } from 'node:dgram'
import { once } from 'node:events'

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
