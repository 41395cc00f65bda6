import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listen } from '../../shared/test/listen.ts'

export interface TakenReport {
  path: string
  headers: IncomingHttpHeaders
  /** Event of the envelope. */
  event: Record<string, unknown>
  text: string
}

/** Starts a fake Sentry host that records reports; `answer` sets its response. */
export async function openSentry() {
  const taken: TakenReport[] = []
  const answer: { status: number; headers: Record<string, string>; hangs: boolean } = {
    status: 200,
    headers: {},
    hangs: false,
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const event = JSON.parse(text.split('\n')[2] ?? '{}')
      taken.push({ path: request.url ?? '', headers: request.headers, event, text })
      if (!answer.hangs) response.writeHead(answer.status, answer.headers).end('{}')
    })
  })
  const { port, stop } = await listen(server)
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    taken,
    answer,
    stop,
  }
}
