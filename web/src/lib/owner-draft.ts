import type * as z from 'zod/mini'
import { OWNER_DRAFT_PREFIX } from './clear-owner-drafts.ts'
import { draftStorage } from './draft-storage.ts'

/**
 * Keeps what an owner typed until it is saved: their session may end before, and they go on after
 * signing in again. Nobody else is given it, and logging out forgets it.
 */
export function ownerDraft<S extends z.core.$ZodType>(userId: string, what: string, schema: S) {
  return draftStorage(`${OWNER_DRAFT_PREFIX}${userId}:${what}`, schema)
}
