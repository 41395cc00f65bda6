import { afterEach, describe, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { entryOf } from '../test/queue-entry.ts'
import { QUEUE_KEY } from './queue-entry.ts'
import { readQueue, writeQueue } from './queue-storage.ts'
import { type SeenEntry, watchQueue } from './watch-queue.ts'

describe('the queue in the storage', () => {
  afterEach(() => fakeBrowser.reset())

  test('comes back as it was kept', async () => {
    expect(await readQueue()).toEqual([])
    const entries = [entryOf('one'), entryOf('two', { state: 'refused', message: 'No.' })]
    await writeQueue(entries)
    expect(await readQueue()).toEqual(entries)
  })

  test('keeps an entry whose draft is of another version, and leaves out what is none', async () => {
    const old = entryOf('one', { draft: { productName: 'Cot' } })
    await fakeBrowser.storage.local.set({ [QUEUE_KEY]: [old, 'nonsense', null] })
    expect(await readQueue()).toEqual([old])
  })

  test('is told to whoever watches it, whole drafts and nothing that was undone', async () => {
    const told: (readonly SeenEntry[])[] = []
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
