import { createTabLock } from '@registry/shared/client/session/create-tab-lock'
import { isHttpUrl } from '@registry/shared/contract/fields'
import { listOwnItems } from '@registry/shared/contract/items/items'
import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'
import { findDuplicates } from '@registry/shared/items/find-duplicates'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCreateItem } from '../../features/items/items-queries.ts'
import { requestLookup } from '../../features/product-lookups/request-lookup.ts'
import { awaitScrape } from '../../features/product-lookups/shared-product/await-scrape.ts'
import type { Share, ShareSteps } from '../../features/product-lookups/shared-product/run-share.ts'
import { shareStorage } from '../../features/product-lookups/shared-product/share-storage.ts'
import {
  toSharedItemDraft,
  toShownAddedProduct,
  toShownProduct,
} from '../../features/product-lookups/shared-product/shared-product-draft.ts'
import { useShareRun } from '../../features/product-lookups/shared-product/use-share-run.ts'
import { apiQuery } from '../../lib/api-client/api-query.ts'
import { newUuid } from '../../lib/browser/new-uuid.ts'

const lock = createTabLock('shared-product', navigator.locks)

interface SharedLink {
  id: string
  url: string
  userId: string
}

/** Adds the product of a shared link to the owner's registry. */
export function useAddSharedProduct({ id, url, userId }: SharedLink) {
  const client = useQueryClient()
  const { mutateAsync: create } = useCreateItem()
  const shareOf = useCallback(
    (signal: AbortSignal): Share => ({
      url,
      signal,
      storage: shareStorage(userId, id),
      steps: {
        read: () => readShared(url, signal),
        findListed: found => findListed(client, found),
        add: async (found, key) => {
          const { data } = await create({ draft: toSharedItemDraft(found), key })
          return toShownAddedProduct(data, found)
        },
        newKey: newUuid,
        lock,
      },
    }),
    [id, url, userId, client, create],
  )
  return useShareRun(shareOf)
}

async function readShared(url: string, signal: AbortSignal): ReturnType<ShareSteps['read']> {
  const body = { url, refresh: false, lookupId: newUuid() }
  const read = await lookUpToEnd(body, signal)
  signal.throwIfAborted()
  if (read.status === 'failed') {
    const { code, error, reason } = read
    // A rejected request has no code, and the reason in its error: our rate limit, for example.
    return { unread: code ? read : { ...read, reason: reason ?? error } }
  }
  const { product } = read
  if (product.productName.trim() === '')
    return { unread: { code: 'NOT_A_PRODUCT', cause: undefined, reason: undefined } }
  return { found: isHttpUrl(product.sourceUrl) ? product : { ...product, sourceUrl: url } }
}

/** Looks a product up, and again when a scrape that exceeded the deadline has found more. */
async function lookUpToEnd(body: Parameters<typeof requestLookup>[0], signal: AbortSignal) {
  const extras = { signal, source: 'share' } as const
  const early = await requestLookup(body, extras)
  if (!early.isStillReading) return early
  const hasFound = await awaitScrape(body.lookupId, signal)
  const complete = hasFound && (await requestLookup({ ...body, lookupId: newUuid() }, extras))
  return complete && complete.status !== 'failed' ? complete : early
}

/** Finds a duplicate. Bypasses the cache, because another tab or device may have added the item. */
async function findListed(client: QueryClient, found: FoundProduct) {
  const { items } = await client.fetchQuery({ ...apiQuery(listOwnItems, {}), staleTime: 0 })
  const [listed] = findDuplicates(
    { productName: found.productName, productUrl: found.sourceUrl, gtin: found.gtin },
    items,
  )
  return listed && toShownProduct(listed)
}
