import { offeringDialogMessages as words } from '@registry/shared/messages/offering-dialogs'
import { type RefObject, useRef, useState } from 'react'
import { DoneDialog } from './done-dialog.tsx'
import { FlagDialog } from './flag-dialog.tsx'
import { InterestDialog } from './interest-dialog.tsx'
import { useOfferingCounts } from './offering-counts.ts'
import type { OfferingDialog, WordsStep } from './offering-dialog.ts'
import { firstName } from './offering-words.ts'
import type { OfferingList } from './offerings-queries.ts'
import { PhotosDialog } from './photos-dialog.tsx'
import { ThreadDialog } from './thread-dialog.tsx'
import { WordsDialog } from './words-dialog.tsx'
import { WORDS_STEPS } from './words-steps.ts'

interface OfferingDialogsProps {
  dialog: OfferingDialog | undefined
  parents: { name: string; email: string }
  /** Called after a successful submit; discards the stored draft. */
  onSent: () => void
  onClose: () => void
  onList: (list: OfferingList) => void
}

type Done = WordsStep | 'interest'

/** The open dialog: its form, and after a successful submit the confirmation. */
export function OfferingDialogs(props: OfferingDialogsProps) {
  const { dialog, parents, onSent, onClose, onList } = props
  const [done, setDone] = useState<{ dialog: OfferingDialog; step: Done; hasWords: boolean }>()
  const isOnNext = useRef(false)
  if (!dialog) return null
  const { kind, offering, typed, onTyped } = dialog
  const end = (then: { list?: OfferingList; isNext?: boolean } = {}) => {
    isOnNext.current = then.isNext ?? false
    if (then.list) onList(then.list)
    onClose()
  }
  if (done?.dialog === dialog) {
    return <Ending {...done} isOnNext={isOnNext} onEnd={end} />
  }
  const finish = (step: Done) => (hasWords: boolean) => {
    onSent()
    setDone({ dialog, step, hasWords })
  }
  if (kind === 'photos') return <PhotosDialog offering={offering} onClose={onClose} />
  const open = { offering, typed, onTyped, onClose }
  if (kind === 'thread') return <ThreadDialog {...open} />
  if (kind === 'flag') return <FlagDialog {...open} />
  const common = { ...open, onDone: finish(kind) }
  if (kind === 'interest') return <InterestDialog {...common} parents={parents} />
  return <WordsDialog {...common} kind={kind} />
}

interface EndingProps {
  dialog: OfferingDialog
  step: Done
  hasWords: boolean
  isOnNext: RefObject<boolean>
  onEnd: (then?: { list?: OfferingList; isNext?: boolean }) => void
}

function Ending({ dialog: { offering }, step, hasWords, isOnNext, onEnd }: EndingProps) {
  const { id, itemName } = offering
  const pending = useOfferingCounts(true).data?.pending ?? 0
  const isReview = step === 'accept' || step === 'decline'
  // The reviewed card counts as pending until the list is refetched, so exclude it.
  const isMore = document.querySelectorAll(`.sharing[data-pending]:not(#offering-${id})`).length > 0
  const name = firstName(offering)
  const texts = step === 'interest' ? INTEREST : WORDS_STEPS[step]
  return (
    <DoneDialog
      title={texts.done(itemName)}
      text={texts.doneText(name, hasWords)}
      isGlad={step !== 'decline' && step !== 'callOff'}
      onSeeAccepted={step === 'accept' ? () => onEnd({ list: 'accepted' }) : undefined}
      onNext={isReview && isMore && pending > 0 ? () => onEnd({ isNext: true }) : undefined}
      onClose={() => onEnd()}
      focusAfter={() => (isOnNext.current ? nextToReview(id) : titleOf(id))}
    />
  )
}

const INTEREST = { ...words.interest, done: () => words.interest.done }

/** Returns the heading of the offering's card, or the list heading when the card is gone. */
function titleOf(id: string): HTMLElement | null {
  return (
    document.getElementById(`offering-${id}-name`) ?? document.getElementById('sharing-requests')
  )
}

function nextToReview(reviewedId: string): HTMLElement | null {
  const next = document.querySelector<HTMLElement>(
    `.sharing[data-pending]:not(#offering-${reviewedId}) h3`,
  )
  return next ?? document.getElementById('sharing-requests')
}
