import { OWNER_TOPICS, type OwnerTopic } from '@registry/shared/contract/registry/owner-events'

export type OwnerEvent = { name: 'hello' } | { name: 'changed'; topics: OwnerTopic[] }

/**
 * Yields the events of an owner's stream. EventSource cannot send an access token, so the stream is read with fetch.
 * Comments and events of later releases are skipped.
 */
export async function* readOwnerEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<OwnerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseEvent(block: string): OwnerEvent | undefined {
  const name = /^event: (\w+)$/m.exec(block)?.[1]
  if (name === 'hello') return { name }
  if (name !== 'changed') return undefined
  return { name, topics: OWNER_TOPICS.filter(topic => block.includes(`"${topic}"`)) }
}
