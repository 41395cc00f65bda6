import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { CloudAlert, CloudCheck } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import styles from '../thank-yous.module.css'
import type { NoteDraft } from './use-note-draft.ts'

/** The save state of the note. */
export function NoteSaveStatus({ draft: { state } }: { draft: NoteDraft }) {
  return (
    <Inline as="p" gap={6} align="center" className="hint gone-if-empty" role="status">
      {state === 'saving' && deskMessages.saving}
      {state === 'saved' && (
        <>
          <CloudCheck className="icon icon-16" aria-hidden="true" />
          {deskMessages.saved}
        </>
      )}
      {state === 'failed' && (
        <>
          <CloudAlert className="icon icon-16" aria-hidden="true" />
          {deskMessages.notSaved}
        </>
      )}
    </Inline>
  )
}

/** A banner for a failed save; the text is still in session storage. */
export function SaveFailedBanner({ draft: { failure, saveNow } }: { draft: NoteDraft }) {
  if (failure === undefined) return null
  const retry = () => {
    // The clicked button unmounts with its banner.
    document.querySelector<HTMLElement>(`.${styles.tyNote} h2`)?.focus({ preventScroll: true })
    saveNow()
  }
  return (
    <Banner
      tone="apricot"
      role="alert"
      action={
        <Button look="outline" size="sm" onClick={retry}>
          {deskMessages.retry}
        </Button>
      }
    >
      {deskMessages.saveFailed(failure)}
    </Banner>
  )
}
