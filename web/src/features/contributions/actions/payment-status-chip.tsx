import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { Check, Clock } from 'lucide-react'
import { Chip } from '../../../ui/feedback/chip.tsx'

interface PaymentStatusChipProps {
  isVerified: boolean
  isSmall?: boolean
}

/** Chip that shows whether the payment was verified. */
export function PaymentStatusChip({ isVerified, isSmall }: PaymentStatusChipProps) {
  return (
    <Chip
      tone={isVerified ? 'moss' : 'apricot'}
      icon={isVerified ? Check : Clock}
      isSmall={isSmall}
    >
      {isVerified ? activityMessages.gift.verified : activityMessages.gift.open}
    </Chip>
  )
}
