import { offeringDialogMessages as t } from '@registry/shared/messages/offerings/offering-dialogs'
import { type RefObject, useRef, useState } from 'react'
import { offererFirstName } from '../../format/format-offering.ts'
import { OfferingPhotosDialog } from '../photos/offering-photos-dialog.tsx'
import type { OfferingList } from '../queries/offerings-queries.ts'
import { useOfferingCounts } from '../queries/use-offering-counts.ts'
import { FlagDialog } from './flag-dialog.tsx'
import { InterestDialog } from './interest-dialog.tsx'
import { MessageThreadDialog } from './message-thread-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { NOTE_STEPS } from './note-steps.ts'
import type { CloseDialog, NoteStep, OfferingDialog } from './offering-dialog-types.ts'
import { PickupDialog } from './pickup-dialog.tsx'
import { StepDoneDialog } from './step-done-dialog.tsx'

interface OfferingDialogsProps {
  dialog: OfferingDialog | undefined
  parents: { name: string; email: string }
  /** Called after a successful submit; discards the stored draft. */
  onSent: () => void
  onClose: CloseDialog
  onList: (list: OfferingList) => void
}

type ConfirmedStep = NoteStep | keyof typeof OTHER_STEPS

/** The open dialog: its form, and after a successful submit the confirmation. */
export function OfferingDialogs(props: OfferingDialogsProps) {
  const { dialog, parents, onSent, onClose, onList } = props
  const [done, setDone] = useState<{
    dialog: OfferingDialog
    step: ConfirmedStep
    hasNote: boolean
  }>()
  const focusesNext = useRef(false)
  if (!dialog) return null
  const { kind, offering, typed, onTyped } = dialog
  const end = (then: { list?: OfferingList; isNext?: boolean } = {}) => {
    focusesNext.current = then.isNext ?? false
    if (then.list) onList(then.list)
    onClose()
  }
  if (done?.dialog === dialog) {
    return <StepDone {...done} focusesNext={focusesNext} onDismiss={end} />
  }
  const finish = (step: ConfirmedStep) => (hasNote: boolean) => {
    onSent()
    setDone({ dialog, step, hasNote })
  }
  if (kind === 'photos') return <OfferingPhotosDialog offering={offering} onClose={onClose} />
  const open = { offering, typed, onTyped, onClose }
  if (kind === 'thread') return <MessageThreadDialog {...open} />
  if (kind === 'flag') return <FlagDialog {...open} />
  const common = { ...open, onDone: finish(kind) }
  if (kind === 'interest') return <InterestDialog {...common} parents={parents} />
  if (kind === 'confirm') return <PickupDialog {...common} />
  return <NoteDialog {...common} kind={kind} />
}

interface StepDoneProps {
  dialog: OfferingDialog
  step: ConfirmedStep
  hasNote: boolean
  focusesNext: RefObject<boolean>
  onDismiss: (then?: { list?: OfferingList; isNext?: boolean }) => void
}

function StepDone({ dialog: { offering }, step, hasNote, focusesNext, onDismiss }: StepDoneProps) {
  const { id, itemName } = offering
  const pending = useOfferingCounts().data?.pending ?? 0
  const isReview = step === 'accept' || step === 'decline'
  // The reviewed card counts as pending until the list is refetched, so exclude it.
  const isMore = document.querySelectorAll(`[data-pending]:not(#offering-${id})`).length > 0
  const name = offererFirstName(offering)
  const texts = { ...NOTE_STEPS, ...OTHER_STEPS }[step]
  return (
    <StepDoneDialog
      title={texts.done(itemName)}
      text={texts.doneText(name, hasNote)}
      isPositive={step !== 'decline' && step !== 'callOff'}
      onSeeAccepted={step === 'accept' ? () => onDismiss({ list: 'accepted' }) : undefined}
      onNext={isReview && isMore && pending > 0 ? () => onDismiss({ isNext: true }) : undefined}
      onClose={() => onDismiss()}
      focusAfter={() => (focusesNext.current ? nextPendingHeading(id) : offeringHeading(id))}
    />
  )
}

/** Texts of the steps with forms of their own. */
const OTHER_STEPS = {
  interest: { ...t.interest, done: () => t.interest.done },
  confirm: { ...t.confirm, done: () => t.confirm.done },
}

/** Returns the heading of the offering's card, or the list heading when the card is gone. */
function offeringHeading(id: string): HTMLElement | null {
  return (
    document.getElementById(`offering-${id}-name`) ?? document.getElementById('sharing-requests')
  )
}

function nextPendingHeading(reviewedId: string): HTMLElement | null {
  const next = document.querySelector<HTMLElement>(`[data-pending]:not(#offering-${reviewedId}) h3`)
  return next ?? document.getElementById('sharing-requests')
}
