import * as z from 'zod/mini'
import { signedInUserId } from '../../../lib/session/owner-session.ts'
import { ownerDraft } from '../../../lib/storage/owner-draft.ts'

/**
 * Ids of the items that were last deleted in this tab, as a text. The idempotency keys of new items contain them: a
 * deleted item may be the one that a request without a response added, whose response the server would replay.
 */
export const lastDeletion = () => ownerDraft(signedInUserId() ?? '', 'deletion', z.string())
