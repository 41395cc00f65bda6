import { afterEach, describe, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { entryOf } from '../test/queue-entry.ts'
import { QUEUE_KEY } from './queue-entry.ts'
import { readQueue, writeQueue } from './queue-storage.ts'
import { type QueueEntryView, watchQueue } from './watch-queue.ts'

describe('the stored queue', () => {
  afterEach(() => fakeBrowser.reset())

  test('is read as it was written', async () => {
    expect(await readQueue()).toEqual([])
    const entries = [
      entryOf('one', { because: 'other-account' }),
      entryOf('two', { state: 'refused', message: 'No.' }),
    ]
    await writeQueue(entries)
    expect(await readQueue()).toEqual(entries)
  })

  test('reads entries of older versions and skips invalid ones', async () => {
    const old = entryOf('one', { draft: { productName: 'Cot' }, because: 'signed-out' })
    await fakeBrowser.storage.local.set({ [QUEUE_KEY]: [old, 'nonsense', null] })
    expect(await readQueue()).toEqual([old])
  })

  test('notifies watchers with complete drafts and without undone entries', async () => {
    const told: (readonly QueueEntryView[])[] = []
    const stop = watchQueue(entries => told.push(entries))
    await expect.poll(() => told).toEqual([[]])
    const shown = entryOf('one', { draft: { productName: 'Cot' } })
    await writeQueue([shown, entryOf('two', { isUndone: true })])
    await expect.poll(() => told.length).toBe(2)
    expect(told[1]).toMatchObject([{ key: 'one', draft: { productName: 'Cot', quantity: 1 } }])
    stop()
    await writeQueue([])
    expect(told).toHaveLength(2)
  })
})
