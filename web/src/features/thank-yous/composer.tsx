import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { deliveryMessages } from '@registry/shared/messages/delivery'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { type RefObject, useRef, useState } from 'react'
import { DeliveryFailure } from '../../ui/delivery-failure.tsx'
import { LiveRegion, useAnnouncement } from '../../ui/live-region.tsx'
import { ComposerActions } from './composer-actions.tsx'
import { ComposerHead } from './composer-head.tsx'
import { GiftLines } from './gift-lines.tsx'
import { holdsLink } from './merge-note.ts'
import { NoteField } from './note-field.tsx'
import { NotSaved } from './save-line.tsx'
import { useCopyNote } from './use-copy-note.ts'
import { type NoteDraft, type Parents, useNote } from './use-note.ts'
import type { Thanking } from './use-thanking.ts'

interface ComposerProps {
  guest: ThankYou
  parents: Parents & { email: string | undefined }
  thanking: Thanking
  heading: RefObject<HTMLHeadingElement | null>
  /** Called when the note is sent or marked; opens the next one. */
  onDone: (guest: ThankYou) => void
}

/** The editor of the note to one contributor: contributions, text and actions. */
export function Composer({ guest, parents, thanking, heading, onDone }: ComposerProps) {
  // An edited note is a new one: discard the error of the previous send.
  const draft = useNote(guest, parents, () => thanking.forget(guest.id))
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [hasLeft, setHasLeft] = useState(false)
  const [message, announce] = useAnnouncement()
  const { copy, isCopied, refusal } = useCopyNote(field, announce)

  const send = () => {
    const note = draft.text.trim()
    setIsMissing(note === '')
    if (note === '' || draft.isTooLong) return field.current?.focus()
    thanking.send(guest, { note, ready: draft.handOver })
    onDone(guest)
  }
  const mark = () => {
    thanking.mark(guest, { note: keptNote(guest, draft), ready: draft.handOver })
    onDone(guest)
  }
  const leave = () => setHasLeft(guest.status !== 'sent')

  return (
    <section className="panel ty-note" aria-labelledby="ty-to">
      <ComposerHead guest={guest} draft={draft} heading={heading} />
      <div className="ty-body">
        <Undelivered guest={guest} onRetry={send} />
        <GiftLines guest={guest} />
        <NotSaved draft={draft} />
        <NoteField
          draft={draft}
          isMissing={isMissing}
          hint={refusal ?? hintFor(guest, draft, { hasLeft, address: parents.email })}
          field={field}
        />
      </div>
      <ComposerActions
        guest={guest}
        note={draft.text}
        isCopied={isCopied}
        onSend={send}
        onWhatsApp={leave}
        onCopy={() => {
          leave()
          void copy(draft.text)
        }}
        onMark={mark}
        onUnmark={() => thanking.unmark(guest)}
      />
      <LiveRegion>{message}</LiveRegion>
    </section>
  )
}

/** A banner with a retry button when the last email was rejected or given up. */
function Undelivered({ guest, onRetry }: { guest: ThankYou; onRetry: () => void }) {
  if (!guest.isUndelivered) return null
  const [email, name] = deliveryMessages.note(guest.name)
  return (
    <DeliveryFailure
      email={
        <>
          {email}
          <bdi>{name}</bdi>
        </>
      }
      onRetry={guest.email ? onRetry : undefined}
    />
  )
}

/** Returns the note to store when marking as sent: the owner's own text, but no unedited template. */
function keptNote(guest: ThankYou, { text, tone, isTooLong }: NoteDraft): string {
  const isOwn = tone === undefined && !isTooLong
  return isOwn ? text.trim() : (guest.note ?? '')
}

function hintFor(
  guest: ThankYou,
  { text }: NoteDraft,
  { hasLeft, address }: { hasLeft: boolean; address: string | undefined },
): string | undefined {
  if (hasLeft && guest.status !== 'sent') return deskMessages.afterwards
  if (!guest.email) return undefined
  if (holdsLink(text)) return deskMessages.links
  return address && deskMessages.answers(address)
}
