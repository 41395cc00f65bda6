import { once } from 'node:events'
import { Writable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'

const CHUNK = Buffer.from(`event: item\ndata: ${'x'.repeat(1_000)}\n\n`)

describe('an event stream', () => {
  test('disconnects a stalled client and calls onClose once', async () => {
    const onClose = vi.fn()
    const stream = openEventStream('visitor', onClose)
    // A stalled client, like a phone without network: accepts what fits and never drains.
    const stalled = new Writable({ highWaterMark: 1, write: () => undefined })
    stream.body.pipe(stalled)
    const closed = once(stream.body, 'close')
    for (let n = 0; n < 100; n += 1) stream.send(CHUNK)
    await closed
    expect(stream.body.destroyed).toBe(true)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('keeps the connection of a slow client that is still reading', async () => {
    const stream = openEventStream('visitor', () => undefined)
    let bytes = 0
    for (let n = 0; n < 1_000; n += 1) {
      stream.send(CHUNK)
      bytes += stream.body.read()?.length ?? 0
    }
    expect(bytes).toBe(1_000 * CHUNK.length)
    expect(stream.body.destroyed).toBe(false)
  })
})
