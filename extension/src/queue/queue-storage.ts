import browser from 'webextension-polyfill'
import * as z from 'zod/mini'
import { QUEUE_KEY, type QueueEntry, queueEntry } from './queue-entry.ts'

const stored = z.object({ [QUEUE_KEY]: z.optional(z.array(z.unknown())) })

/** Reads the stored entries, oldest first. */
export async function readQueue(): Promise<QueueEntry[]> {
  const read = z.safeParse(stored, await browser.storage.local.get(QUEUE_KEY))
  const entries = read.data?.[QUEUE_KEY] ?? []
  return entries.flatMap(entry => z.safeParse(queueEntry, entry).data ?? [])
}

/** Replaces the stored entries. */
export async function writeQueue(entries: readonly QueueEntry[]): Promise<void> {
  await browser.storage.local.set({ [QUEUE_KEY]: entries })
}
