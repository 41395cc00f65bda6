import {
  OWNER_TOPICS,
  type OwnerTopic,
  RECENT_CHANGES_MS,
} from '@registry/shared/contract/registry/owner-events'

/** Age in ms below which a page's data is not older than the changes that `hello` names, however slow the network. */
const NEW_PAGE_MS = RECENT_CHANGES_MS / 2

export interface OwnerEvent {
  name: 'hello' | 'changed'
  topics: readonly OwnerTopic[]
}

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
  const name = /^event: (hello|changed)$/m.exec(block)?.[1]
  if (name !== 'hello' && name !== 'changed') return undefined
  // A server of the release before names no topics in `hello`.
  const isUnknown = !block.includes('"topics"')
  return { name, topics: OWNER_TOPICS.filter(topic => isUnknown || block.includes(`"${topic}"`)) }
}

/**
 * Returns what a page of this age in ms must reload after an event. It has missed the changes between loading its data
 * and `hello`, which names only recent ones.
 */
export function topicsToReload({ name, topics }: OwnerEvent, pageAgeMs: number) {
  return name === 'changed' || pageAgeMs < NEW_PAGE_MS ? topics : OWNER_TOPICS
}
