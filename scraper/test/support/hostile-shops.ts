import type { RequestListener, ServerResponse } from 'node:http'

const CHUNK = Buffer.alloc(65_536, '<p>more</p>')

/** Malicious web server that counts the bytes it could send. */
export interface HostileShop {
  listener: RequestListener
  sentBytes(): number
  /** Resolves at the first request. */
  asked: Promise<void>
}

type Answer = (response: ServerResponse, sent: (bytes: number) => void) => void

const html = { 'content-type': 'text/html' }

export const HOSTILE_RESPONSES = {
  hangs: () => undefined,
  drips: response => {
    response.writeHead(200, html)
    const timer = setInterval(() => response.write('<'), 20)
    response.on('close', () => clearInterval(timer))
  },
  'hangs up': response => response.socket?.resetAndDestroy(),
  'sends 5 GB': (response, sent) => {
    response.writeHead(200, { ...html, 'content-length': '5000000000' })
    flood(response, sent)
  },
} satisfies Record<string, Answer>

export function hostileShop(kind: keyof typeof HOSTILE_RESPONSES): HostileShop {
  const answer: Answer = HOSTILE_RESPONSES[kind]
  const asked = Promise.withResolvers<void>()
  let bytes = 0
  return {
    sentBytes: () => bytes,
    asked: asked.promise,
    listener: (_request, response) => {
      asked.resolve()
      response.on('error', () => response.destroy())
      answer(response, count => {
        bytes += count
      })
    },
  }
}

/** Writes as long as the client reads. */
function flood(response: ServerResponse, sent: (bytes: number) => void): void {
  const write = (): void => {
    if (response.destroyed) return
    sent(CHUNK.length)
    if (response.write(CHUNK)) setImmediate(write)
    else response.once('drain', write)
  }
  write()
}
