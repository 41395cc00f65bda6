import * as z from 'zod/mini'
import { ownerDraft } from '../../../lib/storage/owner-draft.ts'

/** Session storage of an unsaved note, with the version of the note that it started from. */
export function noteDraftStorage(userId: string, guestId: string) {
  return ownerDraft(
    userId,
    `thank-you:${guestId}`,
    z.object({ note: z.string(), version: z.optional(z.number()) }),
  )
}
