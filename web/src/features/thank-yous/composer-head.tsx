import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { ArrowLeft } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { shortDay } from '../../lib/age-in-words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { SaveLine } from './save-line.tsx'
import type { NoteDraft } from './use-note.ts'

interface ComposerHeadProps {
  guest: ThankYou
  draft: NoteDraft
  heading: RefObject<HTMLHeadingElement | null>
}

/** Recipient and save state of the note. */
export function ComposerHead({ guest, draft, heading }: ComposerHeadProps) {
  const [to, name] = deskMessages.to(guest.name)
  return (
    <div className="ty-head">
      <Link
        className="icon-btn ty-back"
        to={{ search: '' }}
        preventScrollReset
        aria-label={deskMessages.back}
      >
        <ArrowLeft className="icon" aria-hidden="true" />
      </Link>
      <Avatar name={guest.name} />
      <div className="ty-words">
        <h2 id="ty-to" ref={heading} tabIndex={-1}>
          {to}
          <bdi>{name}</bdi>
        </h2>
        <p className="hint">
          {guest.email ?? deskMessages.noAddress}
          {guest.status === 'sent' && guest.sentAt && (
            <span>{` · ${deskMessages.sentOn(shortDay(guest.sentAt, Date.now()))}`}</span>
          )}
        </p>
      </div>
      <SaveLine draft={draft} />
    </div>
  )
}
