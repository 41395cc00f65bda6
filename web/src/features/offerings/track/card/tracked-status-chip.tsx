import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import type { OfferingStatus } from '@registry/shared/offerings/statuses'
import { CalendarCheck, CircleCheck, CircleMinus, Clock, Heart, Sprout } from 'lucide-react'
import { Chip } from '../../../../ui/feedback/chip.tsx'

const LOOKS = {
  pending_review: { tone: 'apricot', Icon: Clock },
  available: { tone: 'sky', Icon: Sprout },
  interested: { tone: 'rose', Icon: Heart },
  confirmed: { tone: 'plum', Icon: CalendarCheck },
  delivered: { tone: 'moss', Icon: CircleCheck },
  cancelled: { tone: 'neutral', Icon: CircleMinus },
} as const

/** The status label as worded for the offerer. */
export function TrackedStatusChip({ status }: { status: OfferingStatus }) {
  const { tone, Icon } = LOOKS[status]
  return (
    <Chip tone={tone}>
      <Icon className="icon" aria-hidden="true" />
      {trackOfferingsMessages.statuses[status].label}
    </Chip>
  )
}
