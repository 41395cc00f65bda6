import type { RegistryPageData } from '@registry/shared/public-pages/public-page-data'
import { LRUCache } from 'lru-cache'
import { type KeptBody, keepBody } from '../../http/responses/kept-body.ts'
import type { RenderedPage } from './render-page.ts'

/** Bytes of a kept page with its compressed forms, in relation to its HTML. */
const BYTES_PER_LENGTH = 1.5

interface KeptPage {
  /** The items that it shows: loaded anew with every change of the registry. */
  items: RegistryPageData['items']
  body: KeptBody
}

export interface KeptPages {
  /** Returns the kept page of this data, or keeps what `render` returns, unless it is incomplete. */
  get(data: RegistryPageData, render: () => RenderedPage): KeptBody
}

/**
 * Keeps rendered registry pages, up to `maxBytes`. A page is rendered again when its registry was loaded again,
 * or when other data differs, such as the day. Filtered pages are not kept: their number has no limit.
 */
export function createKeptPages(maxBytes: number): KeptPages {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.ceil(BYTES_PER_LENGTH * body.length) + 1,
  })
  return {
    get(data, render) {
      const { items, summary, registryOwner, ...rest } = data
      const key = JSON.stringify([registryOwner.registrySlug, rest])
      const known = pages.get(key)
      if (known?.items === items) return known.body
      const { html, isComplete } = render()
      const body = keepBody(html)
      if (isComplete && data.query === '') pages.set(key, { items, body })
      return body
    },
  }
}
