import * as z from 'zod/mini'
import { ownerDraft } from '../../../lib/storage/owner-draft.ts'

/** Session storage of an unsaved note. */
export function noteDraftStorage(userId: string, guestId: string) {
  return ownerDraft(userId, `thank-you:${guestId}`, z.object({ note: z.string() }))
}
