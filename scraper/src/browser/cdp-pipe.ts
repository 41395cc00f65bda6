import type { Readable, Writable } from 'node:stream'
import type { ConnectOverCDPTransport } from 'playwright'

/**
 * Maximum length of a message: a page of 5 MB in JSON fits. A longer one indicates a compromised or broken
 * browser.
 */
const MAX_MESSAGE_CHARS = 32_000_000

/** Creates a transport over Chromium's `--remote-debugging-pipe`: JSON messages, each terminated by a zero byte. */
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
