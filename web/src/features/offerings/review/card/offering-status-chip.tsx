import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import type { OfferingStatus } from '@registry/shared/offerings/statuses'
import {
  CalendarCheck,
  Check,
  CircleX,
  Clock,
  HandHeart,
  type LucideIcon,
  PackageCheck,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { Chip } from '../../../../ui/feedback/chip.tsx'

type Tone = ComponentProps<typeof Chip>['tone']

const LOOKS: Record<OfferingStatus, readonly [Tone, LucideIcon]> = {
  pending_review: ['apricot', Clock],
  available: ['moss', Check],
  interested: ['plum', HandHeart],
  confirmed: ['sky', CalendarCheck],
  delivered: ['moss', PackageCheck],
  cancelled: ['neutral', CircleX],
}

interface OfferingStatusChipProps {
  status: OfferingStatus
  /** Label per status; defaults to the owner's labels. */
  labels?: Readonly<Record<OfferingStatus, string>>
}

export function OfferingStatusChip({
  status,
  labels = offeringsMessages.status,
}: OfferingStatusChipProps) {
  const [tone, Icon] = LOOKS[status]
  return (
    <Chip tone={tone}>
      <Icon className="icon icon-16" aria-hidden="true" />
      {labels[status]}
    </Chip>
  )
}
