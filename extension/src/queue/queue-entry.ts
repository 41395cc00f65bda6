import * as z from 'zod/mini'

/**
 * A product on its way to the registry, as storage.local keeps it under `queue`. The key is its
 * Idempotency-Key, so that an entry which is sent twice counts once.
 */
export const queueEntry = z.object({
  key: z.string(),
  /** Whose registry it goes to; it waits while somebody else is connected. */
  owner: z.string(),
  name: z.string(),
  /** As the form had it, for editing what the registry refused; of an older version, it may lack fields. */
  draft: z.looseObject({}),
  /** The request's body, which never changes under one key. */
  item: z.unknown(),
  /** `stayed`: undone while nobody knew whether it was sent, and too late for it when that was known. */
  state: z.enum(['waiting', 'sending', 'refused', 'sent', 'stayed']),
  /** What it waits for: a line, a connected account, or a registry that has time. */
  because: z.optional(z.enum(['offline', 'signed-out', 'busy'])),
  tries: z.int(),
  /** Milliseconds since 1970. */
  addedAt: z.number(),
  /** While it is being sent, when that must be over. */
  nextTryAt: z.number(),
  /** The registry may have it although no answer came: since when. */
  uncertainSince: z.optional(z.number()),
  /** Undone after it may have been sent: is taken back as soon as that is known, and shown no more. */
  isUndone: z.boolean(),
  /** Once it is sent. */
  sentAt: z.optional(z.number()),
  itemId: z.optional(z.string()),
  /** Why it was refused or stayed, for a person, and what was wrong by field. */
  message: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type QueueEntry = z.output<typeof queueEntry>

/** How long a sent entry stays, so that it can be undone and shown. */
export const SENT_STAYS_MS = 60_000

/** As many as a queue holds. */
export const QUEUE_MAX = 200

/** Where the entries stand in storage.local. */
export const QUEUE_KEY = 'queue'
