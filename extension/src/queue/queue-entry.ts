import * as z from 'zod/mini'

/**
 * A queued product as stored in storage.local under `queue`. The key is its idempotency key, so a retry
 * adds the item once.
 */
export const queueEntry = z.object({
  key: z.string(),
  /** Owner of the target registry; the entry waits while another account is connected. */
  owner: z.string(),
  name: z.string(),
  /** The draft, for editing a rejected entry; fields may be missing if an older version stored it. */
  draft: z.looseObject({}),
  /** The request body; constant for a key. */
  item: z.unknown(),
  /** `stayed`: undone while its outcome was unknown, and the undo came too late. */
  state: z.enum(['waiting', 'sending', 'refused', 'sent', 'stayed']),
  /** Cause of the wait: no network, no connected account, another connected account or a busy registry. */
  because: z.optional(z.enum(['offline', 'signed-out', 'other-account', 'busy'])),
  tries: z.int(),
  /** Milliseconds since 1970. */
  addedAt: z.number(),
  /** Time of the next attempt; while sending, the deadline of the attempt. */
  nextTryAt: z.number(),
  /** Time of the first attempt with an unknown outcome. */
  uncertainSince: z.optional(z.number()),
  /** Undone after it may have been sent: hidden, and removed as soon as its outcome is known. */
  isUndone: z.boolean(),
  /** Set once it is sent. */
  sentAt: z.optional(z.number()),
  itemId: z.optional(z.string()),
  /** Error message of a rejected or remaining entry, and errors by field. */
  message: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type QueueEntry = z.output<typeof queueEntry>

/** Time in ms for which a sent entry is stored, for undo and display. */
export const SENT_RETENTION_MS = 60_000

/** Maximum number of unsent entries. */
export const MAX_QUEUE_LENGTH = 200

/** Key in storage.local. */
export const QUEUE_KEY = 'queue'
