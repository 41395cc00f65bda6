import { expect, test } from 'vitest'
import { type OwnerEvent, readOwnerEvents } from './read-owner-events.ts'

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
  expect(events).toEqual([{ name: 'hello' }, { name: 'changed', topics: ['items', 'settings'] }])
})
