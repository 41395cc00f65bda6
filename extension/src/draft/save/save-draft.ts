import { type ItemDraft, itemDraft } from '@registry/shared/contract/items/items'
import { quickAddReplies } from '@registry/shared/messages/quick-add/quick-add-replies'
import * as z from 'zod/mini'
import type { SaveResult } from '../../messages.ts'
import { queue } from '../../queue/queue.ts'
import { readOwner } from '../../session/tokens.ts'
import type { Draft } from '../draft.ts'
import { removePendingDraft, storePendingDraft } from '../pending-drafts.ts'
import { resolveKey } from './retired-keys.ts'
import { toItemDraft } from './to-item-draft.ts'
import { toSavedItem } from './to-saved-item.ts'

/** Validates a draft and adds it to the queue, once per key. When it resolves, the draft is persisted. */
export async function saveDraft(draft: Draft): Promise<SaveResult> {
  const checked = toItemDraft(draft)
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields }
  const owner = await readOwner()
  if (owner === undefined) {
    await storePendingDraft(draft)
    return { kind: 'signed-out' }
  }
  const { item } = checked
  const added = await queue.add({
    ...newEntry(draft, item),
    owner,
    key: await resolveKey(draft.key),
  })
  if (added.kind !== 'stored') return { kind: 'failed', message: FAILURE_MESSAGES[added.kind] }
  await removePendingDraft(draft.key)
  return { kind: 'queued', key: added.key, item: toSavedItem(item, draft.thumbnailUrl) }
}

const FAILURE_MESSAGES = {
  full: quickAddReplies.queueFull,
  sent: quickAddReplies.alreadySaved,
} as const

function newEntry(draft: Draft, item: ItemDraft) {
  const now = Date.now()
  return {
    name: item.productName,
    draft,
    item: z.encode(itemDraft, item),
    state: 'waiting' as const,
    tries: 0,
    addedAt: now,
    nextTryAt: now,
    isUndone: false,
  }
}
