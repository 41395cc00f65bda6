import { createServer, type RequestListener, type Server } from 'node:http'
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from 'node:net'

export interface TestServer {
  port: number
  /** Requested paths in order. */
  paths: string[]
  connections(): number
  close(): Promise<void>
}

/** Starts a web server on 127.0.0.1. */
export async function startServer(listener: RequestListener): Promise<TestServer> {
  const paths: string[] = []
  let connections = 0
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    listener(request, response)
  })
  server.on('connection', () => {
    connections += 1
  })
  const port = await listen(server, 0, '127.0.0.1')
  return { port, paths, connections: () => connections, close: () => closeServer(server) }
}

/** Starts a TCP server on 127.0.0.1 that sends arbitrary bytes after the first request. */
export async function startRawServer(answer: (socket: Socket) => void): Promise<TestServer> {
  let connections = 0
  const server = createTcpServer(socket => {
    connections += 1
    socket.on('error', () => socket.destroy())
    socket.once('data', () => answer(socket))
  })
  const port = await listen(server, 0, '127.0.0.1')
  return {
    port,
    paths: [],
    connections: () => connections,
    close: () => new Promise(done => server.close(() => done())),
  }
}

export async function listen(server: TcpServer, port: number, host: string): Promise<number> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  return (server.address() as AddressInfo).port
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise(done => server.close(done))
}
