import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import type { OfferingStatus } from '@registry/shared/offerings/statuses'
import { Heart, PartyPopper } from 'lucide-react'
import { Text } from '../../../../ui/text/text.tsx'

interface OfferingStatusNotesProps {
  offering: { status: OfferingStatus; thankYou: string | null }
  owner: string
  /** Sentence on how the owner will get in touch. */
  contact: string
}

/** Explains the status to the offerer: next steps, or the owner's thank-you note. */
export function OfferingStatusNotes({ offering, owner, contact }: OfferingStatusNotesProps) {
  const { status, thankYou } = offering
  const { hint } = t.statuses[status]
  if (status === 'interested') {
    return (
      <div className="note-box tint-moss keeps-lines breaks">
        <PartyPopper className="icon" aria-hidden="true" />
        <p>
          <strong>{t.greatNews}</strong>
          {hint} {contact}
        </p>
      </div>
    )
  }
  if (status === 'delivered') {
    return (
      <div className="note-box tint-rose keeps-lines breaks">
        <Heart className="icon" aria-hidden="true" />
        <p dir="auto">
          <strong>{t.thankYou}</strong>
          {hint} {thankYou && t.quote(thankYou, owner)}
        </p>
      </div>
    )
  }
  return (
    <Text size={14} tone="muted" wrap="pretty">
      {hint}
    </Text>
  )
}
