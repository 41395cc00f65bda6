import type { Endpoint } from '@registry/shared/contract/endpoint'
import type { World } from './callers.ts'
import type { OwnerFixture } from './owner-fixture.ts'
import { rowOf } from './rows.ts'

export interface Sent {
  headers: Record<string, string>
  /** Owner of the objects in path, query and body. */
  of: OwnerFixture
  /** Replaces the row's body. */
  body?: object
}

export interface Answered {
  status: number
  /** Error code of a failure. */
  code: string | undefined
  fields: Record<string, string> | undefined
  answer: unknown
  text: string
}

function addressOf(endpoint: Endpoint, of: OwnerFixture): string {
  const { params = () => ({}), query = () => ({}) } = rowOf(endpoint)
  const places: Record<string, string> = params(of)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const place = places[name]
    if (place === undefined) throw new Error(`The row of ${endpoint.path} lacks params.${name}`)
    return encodeURIComponent(place)
  })
  return `/api${path}?${new URLSearchParams(query(of))}`
}

/** Returns the first event of a stream, which never ends by itself. */
async function firstOf({ body }: Response): Promise<string> {
  for await (const bytes of body ?? []) return Buffer.from(bytes).toString()
  return ''
}

/** Sends a request as our pages do, with these credentials. */
export async function send({ api }: World, endpoint: Endpoint, sent: Sent): Promise<Answered> {
  const body = sent.body ?? rowOf(endpoint).body?.(sent.of)
  const response = await fetch(api.url + addressOf(endpoint, sent.of), {
    method: endpoint.method,
    headers: {
      origin: api.app.config.publicUrl,
      'x-requested-with': 'fetch',
      ...(body && { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    body: body && JSON.stringify(body),
    redirect: 'manual',
  })
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const isStream = type.startsWith('text/event-stream')
  const text = isStream ? await firstOf(response) : await response.text()
  const answer = type.startsWith('application/json') ? JSON.parse(text) : { text }
  const code = status < 400 ? undefined : answer.code
  return { status, code, fields: answer.fields, answer, text }
}
