import type { OwnOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { markHandedOver } from '@registry/shared/contract/offerings/offerings'
import { pickupMessages } from '@registry/shared/messages/offerings/pickup'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import { linkKey } from '../../../../lib/url/link-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { isStaleOffering } from '../../stale-offering.ts'
import { offeringErrorText } from '../offering-error.ts'

const t = pickupMessages.handedOver

interface HandOverButtonProps {
  offering: OwnOffering
  onDone: (offering: OwnOffering) => void
  onRefused: (text: string) => void
}

/** Marks the offerer's own offering as handed over. */
export function HandOverButton({ offering: { id }, onDone, onRefused }: HandOverButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const mark = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { key: linkKey('offering', id) ?? '' }
      const { data } = await visitorClient.call(markHandedOver, { params: { id }, body })
      onDone(data)
    } catch (error) {
      const text = offeringErrorText(error, t.failed)
      if (isStaleOffering(error)) onRefused(text)
      else setFailure(text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button disabled={isBusy} onClick={() => void mark()}>
        <PackageCheck className="icon" aria-hidden="true" />
        {isBusy ? t.busy : t.action}
      </Button>
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
