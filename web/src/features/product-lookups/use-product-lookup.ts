import { ApiError } from '@registry/shared/client/api-error'
import type { Output } from '@registry/shared/contract/endpoint'
import { type FoundProduct, parseProductUrl } from '@registry/shared/contract/product-lookups'
import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { useRef, useState } from 'react'
import { ownerClient } from '../../lib/owner-client.ts'

export type LookupState =
  | { status: 'idle' }
  | { status: 'loading'; url: string }
  | { status: 'success' | 'partial'; product: FoundProduct }
  | { status: 'failed'; url: string; reason: string; isBlocked: boolean }

interface ProductLookup {
  state: LookupState
  /** Reads the product behind a link; what it found goes to `onFound`. */
  read: (url: string, onFound: (product: FoundProduct) => void) => void
  /** Gives up a reading, or forgets its result. */
  clear: () => void
}

/** Reads products from shops' links, one at a time: a later link ends the reading of an earlier. */
export function useProductLookup(): ProductLookup {
  const [state, setState] = useState<LookupState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)

  const clear = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }

  const read = async (url: string, onFound: (product: FoundProduct) => void) => {
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    setState({ status: 'loading', url })
    const next = await lookUp(url, attempt.signal)
    if (attempt.signal.aborted) return
    if ('product' in next) onFound(next.product)
    setState(next)
  }

  return { state, read: (url, onFound) => void read(url, onFound), clear }
}

async function lookUp(url: string, signal: AbortSignal): Promise<LookupState> {
  try {
    return toState(url, await ownerClient.call(parseProductUrl, { body: { url } }, { signal }))
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
    const reason = isRefusal
      ? (error.details.fields?.url ?? error.message)
      : lookupMessages.exception
    return { status: 'failed', url, reason, isBlocked: false }
  }
}

function toState(url: string, answer: Output<typeof parseProductUrl>): LookupState {
  const { status, data, error, code } = answer
  if (status !== 'failed' && data) return { status, product: data }
  return {
    status: 'failed',
    url,
    reason: error ?? lookupMessages.failed,
    isBlocked: code === 'CLIENT_ONLY_RETAILER' || code === 'BLOCKED',
  }
}
