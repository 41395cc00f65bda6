import { OWNER_TOPICS } from '@registry/shared/contract/registry/owner-events'
import { expect, test } from 'vitest'
import { type OwnerEvent, readOwnerEvents, topicsToReload } from './read-owner-events.ts'

const stream = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

test('yields events that arrive in pieces, without comments and unknown events', async () => {
  const events: OwnerEvent[] = []
  const body = stream(
    'event: hello\ndata: {}\n\n:\n\nevent: cha',
    'nged\ndata: {"topics":["items","settings","later"]}\n',
    '\nevent: other\ndata: {}\n\n',
  )
  for await (const event of readOwnerEvents(body)) events.push(event)
  expect(events).toEqual([
    { name: 'hello', topics: OWNER_TOPICS },
    { name: 'changed', topics: ['items', 'settings'] },
  ])
})

test('yields what has changed recently with `hello`', async () => {
  const events: OwnerEvent[] = []
  const body = stream(
    'event: hello\ndata: {"topics":["offerings"]}\n\n',
    'event: hello\ndata: {"topics":[]}\n\n',
  )
  for await (const event of readOwnerEvents(body)) events.push(event)
  expect(events).toEqual([
    { name: 'hello', topics: ['offerings'] },
    { name: 'hello', topics: [] },
  ])
})

test('a new page reloads only what has changed recently, an older one everything', () => {
  const hello: OwnerEvent = { name: 'hello', topics: ['items'] }
  expect(topicsToReload(hello, 4_000)).toEqual(['items'])
  expect(topicsToReload(hello, 30_000)).toEqual(OWNER_TOPICS)
  expect(topicsToReload({ name: 'changed', topics: ['items'] }, 300_000)).toEqual(['items'])
})
