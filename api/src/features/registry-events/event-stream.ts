import { Readable } from 'node:stream'

/** Maximum number of buffered bytes per client; an event has about 200. */
const WAITING_MAX = 64 * 1024

export interface EventStream {
  body: Readable
  /** Sends events. Disconnects a client with too many buffered bytes; it reconnects and reloads everything. */
  send(chunk: Buffer): void
  /** Ends the response normally. */
  end(): void
}

/** Opens a stream for one client; `onClose` is called once, however it ends. */
export function openEventStream(onClose: () => void): EventStream {
  const body = new Readable({ read: () => undefined })
  body.once('close', onClose)
  return {
    body,
    send(chunk) {
      if (body.readableLength + chunk.length > WAITING_MAX) body.destroy()
      else body.push(chunk)
    },
    end: () => void body.push(null),
  }
}
