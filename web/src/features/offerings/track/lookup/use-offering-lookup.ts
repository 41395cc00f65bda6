import {
  type OfferingCard,
  offererEmail,
} from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferings } from '@registry/shared/contract/offerings/offerings'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { useCallback, useEffect, useRef, useState } from 'react'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import {
  storeTrackedEmail,
  takeSentOfferingEmail,
  trackedEmail,
} from '../../../../lib/visitor/tracked-email.ts'
import { visitorData } from '../../../../lib/visitor/visitor-data.ts'
import { offeringErrorText } from '../offering-error.ts'

interface Found {
  email: string
  offerings: OfferingCard[]
}

/** State of the lookup by email address: input, results and errors. Aborts the previous request. */
export function useOfferingLookup(registrySlug: string) {
  const [email, setEmail] = useState(() => trackedEmail() ?? visitorData.prefill()?.email ?? '')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [found, setFound] = useState<Found>()
  const [isBusy, setBusy] = useState(false)
  const currentRequest = useRef<AbortController>(undefined)

  useEffect(() => () => currentRequest.current?.abort(), [])

  const find = useCallback(
    async (of: string) => {
      currentRequest.current?.abort()
      const pendingRequest = new AbortController()
      currentRequest.current = pendingRequest
      const { signal } = pendingRequest
      setBusy(true)
      setFailure(undefined)
      try {
        const query = { email: of, registrySlug }
        const { offerings } = await visitorClient.call(trackOfferings, { query }, { signal })
        storeTrackedEmail(of)
        setFound({ email: of, offerings })
      } catch (thrown) {
        if (signal.aborted) return
        setFound(undefined)
        setFailure(offeringErrorText(thrown, t.failed))
      }
      setBusy(false)
    },
    [registrySlug],
  )

  useEffect(() => {
    const sent = takeSentOfferingEmail()
    if (sent) void find(sent)
  }, [find])

  const submit = () => {
    if (isBusy) return true
    const parsed = offererEmail.safeParse(email)
    setError(parsed.success ? undefined : t.emailInvalid)
    if (parsed.success) void find(parsed.data)
    return parsed.success
  }
  const type = (typed: string) => {
    setEmail(typed)
    if (error && offererEmail.safeParse(typed).success) setError(undefined)
  }
  return { email, error, failure, found, isBusy, type, submit }
}
