import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/** A TCP proxy on 127.0.0.1 whose connections a test can cut or hold. */
export interface FaultProxy {
  port: number
  /** Destroys all connections and refuses new ones, as a stopped server does. */
  cut(): Promise<void>
  /** Forwards no byte in either direction but accepts connections, as a server that got SIGSTOP does. */
  freeze(): void
  /** Returns to normal: accepts connections and forwards the bytes held back. */
  restore(): Promise<void>
  stop(): Promise<void>
}

interface Pair {
  client: Socket
  server: Socket
}

/** Starts a proxy to `port` of 127.0.0.1 on a free port of its own. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  const pairs = new Set<Pair>()
  let isFrozen = false
  const setFlow = ({ client, server }: Pair) => {
    for (const socket of [client, server]) isFrozen ? socket.pause() : socket.resume()
  }
  const listener = createServer(client => {
    const pair = { client, server: createConnection({ port, host: '127.0.0.1' }) }
    pairs.add(pair)
    join(pair, () => pairs.delete(pair))
    setFlow(pair)
  })
  const listen = async (at: number) => {
    listener.listen(at, '127.0.0.1')
    await once(listener, 'listening')
  }
  const cut = async () => {
    const closed = listener.listening ? once(listener, 'close') : undefined
    listener.close()
    for (const { client, server } of pairs) {
      client.destroy()
      server.destroy()
    }
    await closed
  }
  await listen(0)
  const own = (listener.address() as AddressInfo).port
  return {
    port: own,
    cut,
    freeze() {
      isFrozen = true
      for (const pair of pairs) setFlow(pair)
    },
    async restore() {
      isFrozen = false
      for (const pair of pairs) setFlow(pair)
      if (!listener.listening) await listen(own)
    },
    stop: cut,
  }
}

/** Forwards both directions; the end of one socket is the end of both. */
function join({ client, server }: Pair, onEnd: () => void): void {
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    from.on('data', bytes => to.write(bytes))
    from.on('error', () => undefined)
    from.on('close', () => {
      to.destroy()
      onEnd()
    })
  }
}
