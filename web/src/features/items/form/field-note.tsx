import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { Check, PenLine, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Inline } from '../../../ui/layout/inline.tsx'
import fieldNoteStyles from './field-note.module.css'

/**
 * Note about an extracted value: found, to be checked, or typed by the owner and therefore not
 * overwritten.
 */
export interface FieldNote {
  tone: 'found' | 'check' | 'kept'
  text: string
  /** Alternative values, each applied by one press. */
  choices?: readonly { label: string; value: string }[]
}

interface NotedFieldProps {
  note: FieldNote | undefined
  isWide?: boolean
  onChoose: (value: string) => void
  children: (note: { side?: ReactNode; hint?: ReactNode }) => ReactNode
}

/** Wraps a field with its extraction note; uncertain values are highlighted. */
export function NotedField({ note, isWide, onChoose, children }: NotedFieldProps) {
  const classes = [isWide && 'spans-columns', note?.tone === 'check' && 'needs-check']
  const isToCheck = note?.tone === 'check'
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {children({
        side: note && !isToCheck ? <Side {...note} /> : undefined,
        hint: isToCheck ? <CheckHint text={note.text} /> : undefined,
      })}
      {note?.choices && (
        <Inline gap={8} wrap above={8} className={fieldNoteStyles.noteChoices}>
          {note.choices.map(({ label, value }) => (
            <button
              key={value}
              type="button"
              className="choice choice-line"
              onClick={() => onChoose(value)}
            >
              {label}
            </button>
          ))}
        </Inline>
      )}
    </div>
  )
}

function Side({ tone, text }: FieldNote) {
  const Icon = tone === 'kept' ? PenLine : Check
  return (
    <span
      className={tone === 'kept' ? 'inline-row gap-4 tone-muted' : 'inline-row gap-4 tone-success'}
    >
      <Icon className="icon icon-16" aria-hidden="true" />
      {text}
    </span>
  )
}

/** The words 'Check this' and the reason. */
export function CheckHint({ text }: { text: string }) {
  return (
    <>
      <TriangleAlert className={`icon icon-16 ${fieldNoteStyles.checkIcon}`} aria-hidden="true" />{' '}
      <strong>{lookupMessages.notes.check}</strong> {text}
    </>
  )
}
