import * as z from 'zod/mini'
import { signedInUserId } from '../../../lib/session/owner-session.ts'
import { ownerDraft } from '../../../lib/storage/owner-draft.ts'

/**
 * Stores the ids of the last deleted items of this tab, joined. They are part of the idempotency keys of new items:
 * without them the server would replay the lost response of an added item after that item was deleted.
 */
export const lastDeletion = () => ownerDraft(signedInUserId() ?? '', 'deletion', z.string())
