import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'
import { useEffect, useRef, useState } from 'react'
import { newUuid } from '../../lib/browser/new-uuid.ts'
import type { LookupState } from './lookup-state.ts'
import { requestLookup } from './request-lookup.ts'

interface LookupOptions {
  url: string
  refresh?: boolean
  onFound: (product: FoundProduct) => void
  onFailed?: () => void
}

interface ProductLookup {
  state: LookupState
  /** Looks up a product URL and passes the result to `onFound`. */
  read: (options: LookupOptions) => void
  /** Sets the state to a product that needed no lookup. */
  show: (product: FoundProduct) => void
  /** Aborts a pending lookup and resets the state. */
  clear: () => void
}

/**
 * Looks up product URLs, one at a time. A new URL, `clear` and unmounting abort the previous request, whose response is
 * then ignored.
 */
export function useProductLookup(): ProductLookup {
  const [state, setState] = useState<LookupState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const clear = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }

  const read = async ({ url, refresh = false, onFound, onFailed }: LookupOptions) => {
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    const lookupId = newUuid()
    setState({ status: 'loading', url, lookupId })
    const next = await requestLookup({ url, refresh, lookupId }, { signal: attempt.signal })
    if (attempt.signal.aborted) return
    if (next.status === 'success' || next.status === 'partial') onFound(next.product)
    else onFailed?.()
    setState(next)
  }

  const show = (product: FoundProduct) => {
    running.current?.abort()
    setState({ status: 'success', url: product.sourceUrl, product, isCached: false })
  }

  return { state, read: options => void read(options), show, clear }
}
