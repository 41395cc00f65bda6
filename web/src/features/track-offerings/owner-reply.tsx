import type { OwnOffering } from '@registry/shared/contract/offering-schemas'
import { trackOfferingsMessages as words } from '@registry/shared/messages/track-offerings'
import { Heart } from 'lucide-react'

/** The owner's review note or reason, and their contact details once they expressed interest. */
export function OwnerReply({ offering, owner }: { offering: OwnOffering; owner: string }) {
  const { adminNotes, reason, status, parents } = offering
  const said = status === 'cancelled' ? (reason ?? adminNotes) : adminNotes
  if (!said && !parents) return null
  return (
    <div className="note-box is-thanks">
      <Heart className="icon" aria-hidden="true" />
      <div>
        {said && (
          <p dir="auto">
            <strong>{words.own.said(owner)}</strong>
            {said}
          </p>
        )}
        {parents && (
          <p dir="auto">
            <strong>{words.own.reach}</strong>
            {parents.name}, <a href={`mailto:${parents.email}`}>{parents.email}</a>
            {parents.phone && (
              <>
                {', '}
                <a href={`tel:${parents.phone.replace(/[^\d+]/g, '')}`}>{parents.phone}</a>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
