import type { OwnOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { Heart } from 'lucide-react'
import { mailtoUrl, telUrl } from '../../../../lib/url/contact-urls.ts'

/** The owner's review note or reason, and their contact details once they expressed interest. */
export function OwnerReply({ offering, owner }: { offering: OwnOffering; owner: string }) {
  const { adminNotes, reason, status, parents } = offering
  const ownerNote = status === 'cancelled' ? (reason ?? adminNotes) : adminNotes
  if (!ownerNote && !parents) return null
  return (
    <div className="note-box tint-rose keeps-lines breaks">
      <Heart className="icon" aria-hidden="true" />
      <div>
        {ownerNote && (
          <p dir="auto">
            <strong>{t.own.said(owner)}</strong>
            {ownerNote}
          </p>
        )}
        {parents && (
          <p dir="auto">
            <strong>{t.own.reach}</strong>
            {parents.name}, <a href={mailtoUrl(parents.email)}>{parents.email}</a>
            {parents.phone && (
              <>
                {', '}
                <a href={telUrl(parents.phone)}>{parents.phone}</a>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
