import type * as z from 'zod/mini'
import { OWNER_DRAFT_PREFIX } from './clear-owner-drafts.ts'
import { draftStorage } from './draft-storage.ts'
import { withSessionStorage } from './with-session-storage.ts'

/**
 * Stores an owner's draft until it is saved, so that it survives an expired session and signing in
 * again. Keyed by user ID; deleted on logout.
 */
export function ownerDraft<S extends z.core.$ZodType>(userId: string, what: string, schema: S) {
  return draftStorage(keyOf(userId, what), schema)
}

/** Returns the names of the stored drafts of a user that start with `prefix`, sorted. */
export function storedOwnerDrafts(userId: string, prefix: string): string[] {
  const keys = withSessionStorage(storage => Object.keys(storage)) ?? []
  return keys
    .filter(key => key.startsWith(keyOf(userId, prefix)))
    .map(key => key.slice(keyOf(userId, '').length))
    .toSorted()
}

const keyOf = (userId: string, what: string) => `${OWNER_DRAFT_PREFIX}${userId}:${what}`
