import type { ThankYouStatus } from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { Check, CircleDashed, PencilLine } from 'lucide-react'
import { Chip } from '../../../ui/feedback/chip.tsx'

const LOOKS = {
  not_started: { tone: 'rose', icon: CircleDashed },
  draft: { tone: 'plum', icon: PencilLine },
  sent: { tone: 'moss', icon: Check },
} as const

/** Status of the note to a contributor. */
export function NoteStatusChip({ status }: { status: ThankYouStatus }) {
  return <Chip {...LOOKS[status]}>{deskMessages.status[status]}</Chip>
}
