import type { PublicOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { listPublicOfferings } from '@registry/shared/contract/offerings/offerings'
import { useCallback } from 'react'
import { useRequest } from '../../../lib/api-client/use-request.ts'
import { visitorClient } from '../../../lib/api-client/visitor-client.ts'

const SHOWN_MAX = 5

export interface AcceptedOfferings {
  offerings: PublicOffering[]
  /** Number of further offerings. */
  more: number
}

/** Loads the accepted offerings; undefined while loading and after a failure. */
export function useAcceptedOfferings(registrySlug: string): AcceptedOfferings | undefined {
  const send = useCallback(
    (signal: AbortSignal) => {
      const query = { registrySlug, limit: SHOWN_MAX, offset: 0 }
      return visitorClient.call(listPublicOfferings, { query }, { signal })
    },
    [registrySlug],
  )
  const request = useRequest(send)
  if (request.status !== 'ready') return undefined
  const { offerings, total } = request.data
  return { offerings, more: total - offerings.length }
}
