import type { PublicItem } from '@registry/shared/contract/items/items'
import { useEffect, useState } from 'react'
import { useQueryParam } from '../../../lib/url/page-url.ts'

/** Number of items from which on visitors can search and sort. */
const TOOLS_FROM = 13

type Browse = ReturnType<typeof import('./browse-tools.tsx')['createBrowse']>

/** Loads the tools of a long list after hydration, and applies them to the items and the URL. */
export function useBrowseTools(items: PublicItem[]) {
  const params = {
    query: useQueryParam('q') ?? '',
    sort: useQueryParam('sort'),
    view: useQueryParam('view'),
  }
  const [browse, setBrowse] = useState<Browse>()
  const hasTools = items.length >= TOOLS_FROM

  useEffect(() => {
    if (!hasTools) return
    // Without them the list is complete, and a reload tries again.
    import('./browse-tools.tsx').then(
      ({ createBrowse }) => setBrowse(createBrowse),
      () => undefined,
    )
  }, [hasTools])
  return { hasTools, tools: hasTools ? browse?.(items, params) : undefined }
}
