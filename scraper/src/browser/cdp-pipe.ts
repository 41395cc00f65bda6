import type { Readable, Writable } from 'node:stream'
import type { ConnectOverCDPTransport } from 'playwright'

/** A message is at most a page of 5 MB, in JSON. A browser that sends more has been taken over or is broken. */
const MAX_MESSAGE_CHARS = 32_000_000

/** Chromium's `--remote-debugging-pipe`: JSON messages with a zero byte after each. */
export function cdpPipe(toBrowser: Writable, fromBrowser: Readable): ConnectOverCDPTransport {
  let pending: string[] = []
  let pendingChars = 0
  const transport: ConnectOverCDPTransport = {
    send: message => {
      toBrowser.write(`${JSON.stringify(message)}\0`)
    },
    close: () => toBrowser.destroy(),
  }
  const deliver = (text: string) => {
    const message: unknown = JSON.parse(text)
    if (typeof message === 'object' && message) transport.onmessage?.(message)
  }
  fromBrowser.setEncoding('utf8')
  fromBrowser.on('data', (chunk: string) => {
    const [first = '', ...more] = chunk.split('\0')
    pending.push(first)
    pendingChars += first.length
    for (const next of more) {
      deliver(pending.join(''))
      pending = [next]
      pendingChars = next.length
    }
    if (pendingChars > MAX_MESSAGE_CHARS) fromBrowser.destroy()
  })
  fromBrowser.once('close', () => transport.onclose?.())
  for (const stream of [toBrowser, fromBrowser]) stream.on('error', () => stream.destroy())
  return transport
}
