import * as z from 'zod/mini'
import { ownerDraft } from '../../lib/owner-draft.ts'

/** Where the note to a guest waits in this tab until the server has it. */
export function noteStorage(userId: string, guestId: string) {
  return ownerDraft(userId, `thank-you:${guestId}`, z.object({ note: z.string() }))
}
