import type { PageSnapshot } from '@registry/shared/page-capture/captured-product'
import { captureTab } from '../../capture/capture-tab.ts'
import type { ExtractionResult } from '../../messages.ts'
import { findPendingDraft } from '../pending-drafts.ts'
import { clearStillLoading, markStillLoading } from './still-loading.ts'
import { toDraft } from './to-draft.ts'

/** Extracts the product of a tab's page; returns the pending draft instead if there is one for that page. */
export async function extractPage(tabId: number, newKey: () => string): Promise<ExtractionResult> {
  const seen = await captureTab(tabId, () => void markStillLoading(tabId))
  await clearStillLoading()
  const draft = await findPendingDraft(seen?.product.canonicalUrl ?? '')
  if (draft) return { kind: 'product', draft }
  return seen ? toReading(seen, newKey) : { kind: 'unreadable' }
}

function toReading(
  { product, isClientRendered }: PageSnapshot,
  newKey: () => string,
): ExtractionResult {
  const link = product.canonicalUrl
  if (product.status === 'blocked') return { kind: 'blocked', link }
  const isProduct = product.status === 'ok' || product.status === 'partial'
  if (isProduct) return { kind: 'product', draft: toDraft(product, newKey()) }
  if (!isClientRendered || product.status === 'gone') return { kind: 'not-a-product', link }
  return { kind: 'product', draft: toDraft(product, newKey()), isStillLoading: true }
}
