import { isHttpUrl } from '@registry/shared/contract/fields'
import type { PageSnapshot } from '@registry/shared/page-capture/captured-product'
import { canonicalUrl } from '@registry/shared/retailers/urls/canonical-url'
import browser from 'webextension-polyfill'
import { captureTab } from '../../capture/capture-tab.ts'
import type { ExtractionResult } from '../../messages.ts'
import { findPendingDraft, storePendingDraft } from '../pending-drafts.ts'
import { refreshDraft } from './refresh-draft.ts'
import { clearStillLoading, markStillLoading } from './still-loading.ts'
import { toDraft } from './to-draft.ts'

/**
 * Extracts the product of a tab's page. If the page has a pending draft, returns that draft, updated from
 * the product where the owner entered nothing. `openKey` is the key of the draft that is open in the popup.
 */
export async function extractPage(
  tabId: number,
  newKey: () => string,
  openKey?: string,
): Promise<ExtractionResult> {
  const seen = await captureTab(tabId, () => void markStillLoading(tabId))
  await clearStillLoading()
  const link = seen?.product.canonicalUrl ?? (await linkOf(tabId))
  const page: ExtractionResult = seen ? toReading(seen, newKey) : { kind: 'unreadable', link }
  const draft = await findPendingDraft(link, openKey)
  if (!draft) return page
  // The owner may have replaced the link of a draft that was entered by hand on this page.
  const isOfPage = draft.productUrl === link || draft.typedOn === undefined
  if (page.kind !== 'product' || !isOfPage) return { kind: 'product', draft }
  const refreshed = refreshDraft(draft, page.draft)
  await storePendingDraft(refreshed)
  return { ...page, draft: refreshed }
}

/** Returns the link of a page that cannot be read; '' for pages of the browser. */
async function linkOf(tabId: number): Promise<string> {
  const tab = await browser.tabs.get(tabId).catch(() => undefined)
  return tab?.url && isHttpUrl(tab.url) ? canonicalUrl(tab.url) : ''
}

function toReading(
  { product, isLoading, isClientRendered }: PageSnapshot,
  newKey: () => string,
): ExtractionResult {
  const link = product.canonicalUrl
  if (product.status === 'blocked') return { kind: 'blocked', link }
  const isProduct = product.status === 'ok' || product.status === 'partial'
  const draft = toDraft(product, newKey())
  const isUnfinished = isLoading && product.status === 'partial'
  if (isProduct) return { kind: 'product', draft, ...(isUnfinished && { isStillLoading: true }) }
  const isEmpty = isLoading || isClientRendered
  if (!isEmpty || product.status === 'gone') return { kind: 'not-a-product', link }
  return { kind: 'product', draft, isStillLoading: true }
}
