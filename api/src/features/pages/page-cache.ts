import type { RegistryPageData } from '@registry/shared/public-pages/public-page-data'
import { LRUCache } from 'lru-cache'
import { type CachedBody, createCachedBody } from '../../http/responses/cached-body.ts'
import type { RenderedPage } from './render-page.ts'

/** Bytes of a cached page with its compressed forms, in relation to its HTML. */
const BYTES_PER_LENGTH = 1.5

interface CachedPage {
  version: RegistryPageData['version']
  body: CachedBody
}

interface PageCache {
  /** Returns the cached page of this data; otherwise renders it, and caches it if it is complete. */
  get(
    data: RegistryPageData,
    render: () => RenderedPage | Promise<RenderedPage>,
  ): Promise<CachedBody>
}

/** Share of the cache for filtered pages, whose number has no limit: they must not evict the others. */
const FILTERED_SHARE = 1 / 4

const createPages = (maxSize: number) =>
  new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: ({ body }) => Math.ceil(BYTES_PER_LENGTH * body.length) + 1,
  })

/**
 * Caches rendered registry pages, up to `maxBytes`. A page is rendered again when the version of its registry differs,
 * or when other data does, such as the day.
 */
export function createPageCache(maxBytes: number): PageCache {
  const filtered = createPages(FILTERED_SHARE * maxBytes)
  const unfiltered = createPages((1 - FILTERED_SHARE) * maxBytes)
  return {
    async get(data, render) {
      const { items, summary, registryOwner, version, ...rest } = data
      const pages = data.query === '' ? unfiltered : filtered
      const key = JSON.stringify([registryOwner.registrySlug, rest])
      const known = pages.get(key)
      if (known?.version === version) return known.body
      const { html, isComplete } = await render()
      const body = createCachedBody(html)
      if (isComplete) pages.set(key, { version, body })
      return body
    },
  }
}
