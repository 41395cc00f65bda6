import { Readable } from 'node:stream'
import { createGauge } from '@registry/shared/metrics/metrics'

/** Maximum number of buffered bytes per client; an event has about 200. */
const WAITING_MAX = 64 * 1024

const open = createGauge({
  name: 'registry_event_streams',
  help: 'Open streams of server-sent events',
  labels: ['audience'],
})

export type Audience = 'owner' | 'visitor'

export interface EventStream {
  body: Readable
  openedAt: number
  /** Sends events, unless it has ended. Disconnects a client with too many buffered bytes; it reconnects and reloads everything. */
  send(chunk: Buffer): void
  /** Ends the response normally. */
  end(): void
}

/** Opens a stream for one client; `onClose` is called once, however it ends. */
export function openEventStream(audience: Audience, onClose: () => void): EventStream {
  const body = new Readable({ read: () => undefined })
  let isOpen = true
  open.inc({ audience })
  body.once('close', () => {
    isOpen = false
    open.dec({ audience })
    onClose()
  })
  return {
    body,
    openedAt: Date.now(),
    send(chunk) {
      if (!isOpen) return
      if (body.readableLength + chunk.length > WAITING_MAX) body.destroy()
      else body.push(chunk)
    },
    end() {
      if (isOpen) body.push(null)
      isOpen = false
    },
  }
}
