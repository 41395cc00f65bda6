import { ApiError } from '@registry/shared/client/api-error'
import { createItem, type OwnerItem } from '@registry/shared/contract/items'
import { quickAddMessages } from '@registry/shared/messages/quick-add'
import { formatDollars } from '@registry/shared/money/format-money'
import type { SavedItem, SaveResult } from '../messages.ts'
import { call, isRefused } from '../session/api.ts'
import type { Draft } from './draft.ts'
import { dropPendingDraft, keepDraft } from './pending-draft.ts'
import { toItemDraft } from './to-item-draft.ts'

/** Adds a draft to the owner's registry, once for its key. What failed stays kept until the browser closes. */
export async function saveDraft(draft: Draft): Promise<SaveResult> {
  const checked = toItemDraft(draft)
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields }
  await keepDraft(draft)
  try {
    const answer = await call(createItem, { body: checked.item }, { idempotencyKey: draft.key })
    await dropPendingDraft()
    return { kind: 'queued', key: draft.key, item: toSavedItem(answer.data, draft.thumbnailUrl) }
  } catch (error) {
    if (error instanceof ApiError) return toFailure(error)
    throw error
  }
}

function toSavedItem(item: OwnerItem, picture: string): SavedItem {
  return {
    name: item.productName,
    price: formatDollars(item.totalPrice),
    category: item.category,
    picture: picture || null,
  }
}

function toFailure(error: ApiError): SaveResult {
  if (isRefused(error)) return { kind: 'signed-out' }
  const { fields } = error.details
  if (error.status === 400 && fields && Object.keys(fields).length > 0) {
    return { kind: 'invalid', fields }
  }
  const message =
    error.code === 'IDEMPOTENCY_MISMATCH' ? quickAddMessages.alreadySaved : error.message
  return {
    kind: 'failed',
    message,
    isOffline: error.code === 'NETWORK' || error.code === 'TIMEOUT',
  }
}
