import { Readable } from 'node:stream'

/** Bytes that may wait for one reader; an event has about 200. */
const WAITING_MAX = 64 * 1024

export interface EventStream {
  body: Readable
  /** Sends a chunk of events. A reader that has too many waiting is cut off: it comes back and loads all anew. */
  send(chunk: Buffer): void
  /** Ends the answer in order. */
  end(): void
}

/** One reader's stream; `onClose` is told once, however it ends. */
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
