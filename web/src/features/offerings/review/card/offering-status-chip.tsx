import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import type { OfferingStatus } from '@registry/shared/offerings/statuses'
import { CalendarCheck, Check, CircleX, Clock, HandHeart, PackageCheck } from 'lucide-react'
import { Chip } from '../../../../ui/feedback/chip.tsx'

const LOOKS = {
  pending_review: { tone: 'apricot', icon: Clock },
  available: { tone: 'moss', icon: Check },
  interested: { tone: 'plum', icon: HandHeart },
  confirmed: { tone: 'sky', icon: CalendarCheck },
  delivered: { tone: 'moss', icon: PackageCheck },
  cancelled: { tone: 'neutral', icon: CircleX },
} as const

interface OfferingStatusChipProps {
  status: OfferingStatus
  /** Label per status; defaults to the owner's labels. */
  labels?: Readonly<Record<OfferingStatus, string>>
}

export function OfferingStatusChip(props: OfferingStatusChipProps) {
  const { status, labels = offeringsMessages.status } = props
  return (
    <Chip {...LOOKS[status]} iconClass="icon icon-16">
      {labels[status]}
    </Chip>
  )
}
