import http from 'node:http'
import type { Socket } from 'node:net'
import pg from 'pg'

/*
 * Loaded into every Node process of `npm test -- --jitter`: delays what PostgreSQL connections send and receive, and
 * HTTP requests before a server handles them, by random times. Some connections have no delay and others a long one,
 * so that what usually comes first comes second: a test that depends on luck fails more often.
 */

// Tests may replace the clock.
const { setTimeout } = globalThis

const upTo = (ms: number) => Math.random() * ms
const wait = (ms: number) =>
  ms === 0 ? undefined : new Promise<void>(resolve => setTimeout(resolve, ms))

/** Longest delay in ms of each message on a new connection. */
function connectionDelayMs(): number {
  const dice = Math.random()
  return dice < 0.5 ? 0 : dice < 0.75 ? 5 : 40
}

/** Returns a function that runs tasks in the order of its calls, each after a delay. */
function delayInOrder(maxMs: number) {
  let last = Promise.resolve()
  return (task: () => unknown) => {
    last = last.then(async () => {
      await wait(upTo(maxMs))
      task()
    })
  }
}

function delayMessages(socket: Socket): void {
  const maxMs = connectionDelayMs()
  if (maxMs === 0) return
  const { on, write, end } = socket
  const send = delayInOrder(maxMs)
  const receive = delayInOrder(maxMs)
  socket.write = (...args: unknown[]) => {
    send(() => {
      if (!socket.destroyed) Reflect.apply(write, socket, args)
    })
    return true
  }
  socket.end = (...args: unknown[]) => {
    send(() => Reflect.apply(end, socket, args))
    return socket
  }
  socket.on = (name: string, listener: (...args: unknown[]) => void) => {
    const isOrdered = ['data', 'end', 'close'].includes(name)
    const delayed = (...args: unknown[]) => receive(() => listener(...args))
    return Reflect.apply(on, socket, [name, isOrdered ? delayed : listener])
  }
}

/** What the types of pg leave out. */
interface Connection {
  stream: Socket
  connect(...args: unknown[]): unknown
}

const connection = pg.Connection.prototype as unknown as Connection
const { connect } = connection
connection.connect = function (...args) {
  delayMessages(this.stream)
  return Reflect.apply(connect, this, args)
}

/** Time in ms until a request is handled. */
function requestDelayMs(): number {
  const dice = Math.random()
  return dice < 0.5 ? 0 : dice < 0.9 ? upTo(30) : 100 + upTo(400)
}

const { emit } = http.Server.prototype
http.Server.prototype.emit = function (...args: unknown[]) {
  const ms = args[0] === 'request' ? requestDelayMs() : 0
  if (ms === 0) return Reflect.apply(emit, this, args)
  setTimeout(() => Reflect.apply(emit, this, args), ms)
  return true
}
