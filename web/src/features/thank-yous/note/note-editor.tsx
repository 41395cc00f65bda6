import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { deliveryMessages } from '@registry/shared/messages/emails/delivery'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { type RefObject, useRef, useState } from 'react'
import { useCopyToClipboard } from '../../../lib/browser/use-copy-to-clipboard.ts'
import { useDoubleTapShield } from '../../../lib/hooks/use-double-tap-shield.ts'
import { EditConflictDialog } from '../../../ui/dialogs/edit-conflict-dialog.tsx'
import { DeliveryFailure } from '../../../ui/feedback/delivery-failure.tsx'
import { LiveRegion, useAnnouncement } from '../../../ui/feedback/live-region.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import type { ThankYouActions } from '../actions/use-thank-you-actions.ts'
import styles from '../thank-yous.module.css'
import { ContributionLines } from './contribution-lines.tsx'
import { NoteActions } from './note-actions.tsx'
import { NoteEditorHeader } from './note-editor-header.tsx'
import { SaveFailedBanner } from './note-save-status.tsx'
import { containsLink } from './render-note.ts'
import { ThankYouNoteField } from './thank-you-note-field.tsx'
import {
  type NoteAuthor,
  type NoteConflict,
  type NoteDraft,
  useNoteDraft,
} from './use-note-draft.ts'

interface NoteEditorProps {
  contributor: ThankYou
  parents: NoteAuthor & { email: string | undefined }
  actions: ThankYouActions
  heading: RefObject<HTMLHeadingElement | null>
  /** True for a moment after the previous note was sent or marked. */
  isShielded: boolean
  /** Called when the note is sent or marked; opens the next one. */
  onDone: (contributor: ThankYou) => void
}

/** The editor of the note to one contributor: contributions, text and actions. */
export function NoteEditor(props: NoteEditorProps) {
  const { contributor, parents, actions, heading, isShielded, onDone } = props
  // An edited note is a new one: discard the error of the previous send.
  const draft = useNoteDraft(contributor, parents, () => actions.forget(contributor.id))
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [wasShared, setWasShared] = useState(false)
  const [message, announce] = useAnnouncement()
  const { copy, isCopied, refusal } = useCopyNote(field, announce)

  const send = () => {
    const note = draft.text.trim()
    setIsMissing(note === '')
    if (note === '' || draft.isTooLong) return field.current?.focus()
    actions.send(contributor, { note, ready: draft.handOver })
    onDone(contributor)
  }
  const shield = useDoubleTapShield()
  const unmark = () => {
    shield.activate()
    actions.unmark(contributor)
  }
  const mark = () => {
    // A double tap on 'Mark as not sent': the first press has turned it into this button.
    if (shield.isActive) return
    if (draft.isTooLong) return field.current?.focus()
    actions.mark(contributor, { note: noteToStore(contributor, draft), ready: draft.handOver })
    onDone(contributor)
  }
  const markAsShared = () => setWasShared(contributor.status !== 'sent')

  return (
    <Card className={styles.tyNote} aria-labelledby="ty-to">
      <NoteEditorHeader contributor={contributor} draft={draft} heading={heading} />
      <Stack gap={16} fits pad="inset">
        <UndeliveredBanner contributor={contributor} isShielded={isShielded} onRetry={send} />
        <ContributionLines contributor={contributor} />
        <SaveFailedBanner draft={draft} />
        <ThankYouNoteField
          draft={draft}
          isMissing={isMissing}
          hint={refusal ?? hintFor(contributor, draft, { wasShared, address: parents.email })}
          field={field}
        />
      </Stack>
      <NoteActions
        contributor={contributor}
        note={draft.text}
        isCopied={isCopied}
        isShielded={isShielded}
        onSend={send}
        onWhatsApp={markAsShared}
        onCopy={() => {
          markAsShared()
          void copy(draft.text)
        }}
        onMark={mark}
        onUnmark={unmark}
      />
      {draft.conflict && <NoteConflictDialog draft={draft} conflict={draft.conflict} />}
      <LiveRegion>{message}</LiveRegion>
    </Card>
  )
}

/** Asks which note to keep after another tab or device has saved one. Closing it keeps the typed words unsaved; the next edit asks again. */
function NoteConflictDialog({ draft, conflict }: { draft: NoteDraft; conflict: NoteConflict }) {
  const theirs = conflict.theirs.note ?? ''
  return (
    <EditConflictDialog
      conflicts={[{ name: 'note', label: deskMessages.yourNote, mine: draft.text, theirs }]}
      onKeepMine={draft.keepMine}
      onUseTheirs={draft.useTheirs}
      onClose={draft.leaveConflict}
    />
  )
}

/** A banner with a retry button when the last email was rejected or given up. */
function UndeliveredBanner({
  contributor,
  isShielded,
  onRetry,
}: {
  contributor: ThankYou
  isShielded: boolean
  onRetry: () => void
}) {
  if (!contributor.isUndelivered) return null
  const [email, name] = deliveryMessages.note(contributor.name)
  return (
    <div inert={isShielded}>
      <DeliveryFailure
        email={
          <>
            {email}
            <bdi>{name}</bdi>
          </>
        }
        onRetry={contributor.email ? onRetry : undefined}
      />
    </div>
  )
}

/** Returns the note to store when marking as sent: the owner's own text, but no unedited template. */
function noteToStore(contributor: ThankYou, { text, tone }: NoteDraft): string {
  return tone === undefined ? text.trim() : (contributor.note ?? '')
}

function hintFor(
  contributor: ThankYou,
  { text }: NoteDraft,
  { wasShared, address }: { wasShared: boolean; address: string | undefined },
): string | undefined {
  if (wasShared && contributor.status !== 'sent') return deskMessages.afterwards
  if (!contributor.email) return undefined
  if (containsLink(text)) return deskMessages.links
  return address && deskMessages.answers(address)
}

/** Copies the note; where the browser denies copying, selects the text instead. */
function useCopyNote(
  field: RefObject<HTMLTextAreaElement | null>,
  announce: (message: string) => void,
) {
  const { outcome, isCopied, copy } = useCopyToClipboard()

  const copyNote = async (note: string) => {
    const isDone = await copy(note)
    announce(isDone ? deskMessages.copyAnnounced : deskMessages.copyRefused)
    if (isDone) return
    field.current?.focus()
    field.current?.select()
  }

  return {
    copy: copyNote,
    isCopied,
    refusal: outcome?.isDone === false ? deskMessages.copyRefused : undefined,
  }
}
