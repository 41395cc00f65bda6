import { type ItemDraft, itemDraft } from '@registry/shared/contract/items'
import { quickAddReplies } from '@registry/shared/messages/quick-add-replies'
import * as z from 'zod/mini'
import type { SaveResult } from '../messages.ts'
import { queue } from '../queue/queue.ts'
import { readOwner } from '../session/tokens.ts'
import type { Draft } from './draft.ts'
import { dropPendingDraft, keepDraft } from './pending-draft.ts'
import { usableKey } from './spent-keys.ts'
import { toItemDraft } from './to-item-draft.ts'
import { toSavedItem } from './to-saved-item.ts'

/** Puts a draft into the queue, once for its key; it is safe when this answers. */
export async function saveDraft(draft: Draft): Promise<SaveResult> {
  const checked = toItemDraft(draft)
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields }
  const owner = await readOwner()
  if (owner === undefined) {
    await keepDraft(draft)
    return { kind: 'signed-out' }
  }
  const { item } = checked
  const keeping = await queue.add({
    ...newEntry(draft, item),
    owner,
    key: await usableKey(draft.key),
  })
  if (keeping.kind !== 'kept') return { kind: 'failed', message: WHY_NOT[keeping.kind] }
  await dropPendingDraft(draft.key)
  return { kind: 'queued', key: keeping.key, item: toSavedItem(item, draft.thumbnailUrl) }
}

const WHY_NOT = { full: quickAddReplies.queueFull, sent: quickAddReplies.alreadySaved } as const

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
