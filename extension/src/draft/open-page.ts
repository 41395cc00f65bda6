import type { Look } from '../capture/captured-product.ts'
import { readTab } from '../capture/read-tab.ts'
import type { Reading } from '../messages.ts'
import { findPendingDraft } from './pending-draft.ts'
import { clearStillLoading, markStillLoading } from './still-loading.ts'
import { toDraft } from './to-draft.ts'

/** What the page of a tab holds; a draft that was begun there and not saved comes back as it was. */
export async function openPage(tabId: number, newKey: () => string): Promise<Reading> {
  const seen = await readTab(tabId, () => void markStillLoading(tabId))
  await clearStillLoading()
  const draft = await findPendingDraft(seen?.product.canonicalUrl ?? '')
  if (draft) return { kind: 'product', draft }
  return seen ? toReading(seen, newKey) : { kind: 'unreadable' }
}

function toReading({ product }: Look, newKey: () => string): Reading {
  const link = product.canonicalUrl
  if (product.status === 'blocked') return { kind: 'blocked', link }
  if (product.status !== 'ok' && product.status !== 'partial')
    return { kind: 'not-a-product', link }
  return { kind: 'product', draft: toDraft(product, newKey()) }
}
