import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { Check, Clock } from 'lucide-react'
import { Chip } from '../../../ui/feedback/chip.tsx'

/** Chip that shows whether the payment was verified. */
export function PaymentStatusChip({ isVerified }: { isVerified: boolean }) {
  const Icon = isVerified ? Check : Clock
  return (
    <Chip tone={isVerified ? 'moss' : 'apricot'}>
      <Icon className="icon" aria-hidden="true" />
      {isVerified ? activityMessages.gift.verified : activityMessages.gift.open}
    </Chip>
  )
}
