import { NOTE_MAX } from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { thankYouMessages } from '@registry/shared/messages/thank-yous/thank-yous'
import { type RefObject, useId } from 'react'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { noteLength } from './render-note.ts'
import styles from './thank-you-note.module.css'
import { ToneButtons } from './tone-buttons.tsx'
import type { NoteDraft } from './use-note-draft.ts'

/** Length from which the character count is displayed. */
const COUNTED_FROM = 1_800

interface ThankYouNoteFieldProps {
  draft: NoteDraft
  /** True after an attempt to send an empty note. */
  isMissing: boolean
  hint: string | undefined
  field: RefObject<HTMLTextAreaElement | null>
}

/** The note's text area, with buttons that insert a template. */
export function ThankYouNoteField({ draft, isMissing, hint, field }: ThankYouNoteFieldProps) {
  const id = useId()
  const { text, tone } = draft
  const length = noteLength(text)
  const error = noteError(draft, isMissing)
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <Inline gap="8-16" align="center" justify="between" wrap>
        <label className="label" htmlFor={id}>
          {deskMessages.yourNote}
        </label>
        <ToneButtons tone={tone} isOwn={length > 0 && tone === undefined} onChoose={draft.choose} />
      </Inline>
      <textarea
        ref={field}
        id={id}
        className={`input ${styles.tyText}`}
        dir="auto"
        rows={9}
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={event => draft.change(event.target.value)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Inline gap="0-12" wrap justify="between" className="hint">
        <Text id={`${id}-hint`} canBreak>
          {hint}
        </Text>
        {length >= COUNTED_FROM && (
          <p className="count">{deskMessages.counted(length, NOTE_MAX)}</p>
        )}
      </Inline>
    </div>
  )
}

function noteError({ text, isTooLong }: NoteDraft, isMissing: boolean): string | undefined {
  if (isTooLong) return thankYouMessages.noteTooLong
  return isMissing && text.trim() === '' ? thankYouMessages.noteMissing : undefined
}
