import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { Check, PenLine, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is said about a value that came from a shop's page, or that stayed in spite of one. */
export interface FieldNote {
  tone: 'found' | 'check' | 'kept'
  text: string
  /** Other values, each of which one press takes over. */
  choices?: readonly { label: string; value: string }[]
}

interface NotedFieldProps {
  note: FieldNote | undefined
  isWide?: boolean
  onChoose: (value: string) => void
  children: (note: { side?: ReactNode; hint?: ReactNode }) => ReactNode
}

/** Marks a field whose value was read from a page: quietly when sure, in apricot when not. */
export function NotedField({ note, isWide, onChoose, children }: NotedFieldProps) {
  const classes = [isWide && 'is-wide', note?.tone === 'check' && 'needs-check']
  const isToCheck = note?.tone === 'check'
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {children({
        side: note && !isToCheck ? <Side {...note} /> : undefined,
        hint: isToCheck ? <CheckHint text={note.text} /> : undefined,
      })}
      {note?.choices && (
        <div className="note-choices">
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
        </div>
      )}
    </div>
  )
}

function Side({ tone, text }: FieldNote) {
  const Icon = tone === 'kept' ? PenLine : Check
  return (
    <span className={tone === 'kept' ? 'found is-kept' : 'found'}>
      <Icon className="icon icon-16" aria-hidden="true" />
      {text}
    </span>
  )
}

/** 'Check this', and why. */
export function CheckHint({ text }: { text: string }) {
  return (
    <>
      <TriangleAlert className="icon icon-16" aria-hidden="true" />{' '}
      <strong>{lookupMessages.notes.check}</strong> {text}
    </>
  )
}
