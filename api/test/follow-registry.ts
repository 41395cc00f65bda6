import { settleNotifications } from './settle-notifications.ts'
import type { TestApi } from './start-api.ts'

export interface StreamEvent {
  name: string
  data: unknown
}

export interface Follower {
  response: Response
  /** Resolves with the next event; undefined after the end. Rejects when the stream breaks. */
  next(): Promise<StreamEvent | undefined>
  /** All received text. */
  text(): string
  leave(): void
}

const field = (block: string, name: string) =>
  block
    .split('\n')
    .find(line => line.startsWith(`${name}: `))
    ?.slice(name.length + 2)

function toEvent(block: string): StreamEvent | undefined {
  const name = field(block, 'event')
  return name === undefined ? undefined : { name, data: JSON.parse(field(block, 'data') ?? 'null') }
}

/** Yields the events of a stream; comments are skipped. */
async function* readEvents(response: Response, onText: (text: string) => void) {
  let rest = ''
  for await (const bytes of response.body ?? []) {
    const text = Buffer.from(bytes).toString()
    onText(text)
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = toEvent(block)
      if (event) yield event
    }
  }
}

/** Opens the event stream of a registry, without events of earlier changes. */
export const followRegistry = (api: TestApi, slug: string, headers: Record<string, string> = {}) =>
  followStream(api, `/registry/${slug}/events`, headers)

/** Opens the event stream of an owner, without events of earlier changes. */
export const followOwnRegistry = (api: TestApi, token: string) =>
  followStream(api, '/admin/events', { authorization: `Bearer ${token}` })

async function followStream(
  api: TestApi,
  path: string,
  headers: Record<string, string>,
): Promise<Follower> {
  await settleNotifications(api)
  const controller = new AbortController()
  const { signal } = controller
  const response = await fetch(`${api.url}/api${path}`, { headers, signal, redirect: 'manual' })
  let heard = ''
  const events = readEvents(response, text => {
    heard += text
  })
  return {
    response,
    next: async () => (await events.next()).value ?? undefined,
    text: () => heard,
    leave: () => controller.abort(),
  }
}
