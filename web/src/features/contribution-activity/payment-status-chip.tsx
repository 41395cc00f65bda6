import { activityMessages } from '@registry/shared/messages/activity'
import { Check, Clock } from 'lucide-react'
import { Chip } from '../../ui/chip.tsx'

/** Whether the owner has seen the money. */
export function PaymentStatusChip({ isVerified }: { isVerified: boolean }) {
  const Icon = isVerified ? Check : Clock
  return (
    <Chip tone={isVerified ? 'moss' : 'apricot'}>
      <Icon className="icon" aria-hidden="true" />
      {isVerified ? activityMessages.gift.verified : activityMessages.gift.open}
    </Chip>
  )
}
