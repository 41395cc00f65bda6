import type { OwnOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { withdrawOffering } from '@registry/shared/contract/offerings/offerings'
import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import { linkKey } from '../../../../lib/url/link-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { isStaleOffering } from '../../stale-offering.ts'
import { offeringErrorText } from '../offering-error.ts'

const t = trackOfferingsMessages.withdraw

interface WithdrawOfferingProps {
  offering: OwnOffering
  onDone: () => void
  onRefused: (text: string) => void
}

/** Withdraws an offering after confirmation. */
export function WithdrawOffering({ offering, onDone, onRefused }: WithdrawOfferingProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { id, itemName } = offering

  const withdraw = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { key: linkKey('offering', id) ?? '' }
      await visitorClient.call(withdrawOffering, { params: { id }, body })
      onDone()
    } catch (error) {
      const text = offeringErrorText(error, t.failed)
      if (!isStaleOffering(error)) return setFailure(text)
      setAsking(false)
      onRefused(text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="danger-quiet" onClick={() => setAsking(true)}>
        {trackOfferingsMessages.own.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        icon={<Undo2 className="icon" aria-hidden="true" />}
        title={t.title}
        question={t.question(itemName)}
        confirm={isBusy ? t.busy : t.confirm}
        cancel={t.cancel}
        isBusy={isBusy}
        error={failure && <Banner tone="red" role="alert" title={failure} />}
        onConfirm={() => void withdraw()}
        onCancel={() => {
          setAsking(false)
          setFailure(undefined)
        }}
      />
    </>
  )
}
