import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../shared/test/listen.ts'

export interface LlmRequest {
  url: string
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[] } & Record<string, unknown>
}

/** Behavior of the model for one request. */
export type LlmBehavior = (response: ServerResponse, asked: LlmRequest) => unknown

export interface LlmServer {
  baseUrl: string
  received: LlmRequest[]
  /** Sets the behaviors of the next requests; the last one repeats. */
  behave(...moods: LlmBehavior[]): void
  stop(): Promise<void>
}

/** Returns a model's response envelope with `content`. */
export const completionOf = (content: unknown) =>
  JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] })

export const says =
  (content: unknown): LlmBehavior =>
  response =>
    response.end(completionOf(content))

export const saysJson = (value: unknown): LlmBehavior => says(JSON.stringify(value))

export const fails =
  (status: number, headers: Record<string, string> = {}): LlmBehavior =>
  response =>
    response.writeHead(status, headers).end('{"error":{"message":"no"}}')

async function read(request: IncomingMessage): Promise<LlmRequest> {
  const { url = '', headers } = request
  return { url, authorization: headers.authorization, body: JSON.parse(await text(request)) }
}

/** Starts a fake language model that records its requests. */
export async function startLlmServer(): Promise<LlmServer> {
  const received: LlmRequest[] = []
  let moods: LlmBehavior[] = []
  const take = (response: ServerResponse) => (asked: LlmRequest) => {
    received.push(asked)
    const mood = moods.length > 1 ? moods.shift() : moods[0]
    if (mood) mood(response, asked)
  }
  const server = createServer((request, response) => {
    // Disconnected clients are ignored.
    response.on('error', () => undefined)
    void read(request).then(take(response), () => undefined)
  })
  const { url, stop } = await listen(server)
  return {
    baseUrl: `${url}/v1`,
    received,
    behave(...next) {
      moods = next
      received.length = 0
    },
    stop,
  }
}
