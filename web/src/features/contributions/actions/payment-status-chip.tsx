import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { Check, Clock } from 'lucide-react'
import { Chip } from '../../../ui/feedback/chip.tsx'

/** Chip that shows whether the payment was verified. */
export function PaymentStatusChip({ isVerified }: { isVerified: boolean }) {
  return (
    <Chip tone={isVerified ? 'moss' : 'apricot'} icon={isVerified ? Check : Clock}>
      {isVerified ? activityMessages.gift.verified : activityMessages.gift.open}
    </Chip>
  )
}
