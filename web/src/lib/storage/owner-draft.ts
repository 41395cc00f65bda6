import type * as z from 'zod/mini'
import { OWNER_DRAFT_PREFIX } from './clear-owner-drafts.ts'
import { draftStorage } from './draft-storage.ts'

/**
 * Stores an owner's draft until it is saved, so that it survives an expired session and signing in
 * again. Keyed by user ID; deleted on logout.
 */
export function ownerDraft<S extends z.core.$ZodType>(userId: string, what: string, schema: S) {
  return draftStorage(`${OWNER_DRAFT_PREFIX}${userId}:${what}`, schema)
}
