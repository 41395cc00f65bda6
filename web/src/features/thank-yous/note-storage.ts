import * as z from 'zod/mini'
import { draftStorage } from '../../lib/draft-storage.ts'

/** Where the note to a guest waits in this tab until the server has it. */
export function noteStorage(userId: string, guestId: string) {
  return draftStorage(`thank-you:${userId}:${guestId}`, z.object({ note: z.string() }))
}
