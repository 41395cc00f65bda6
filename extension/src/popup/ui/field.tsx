import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** Attributes that connect a control with its label and error. */
interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  /** The extracted value has a low confidence. */
  isDoubtful?: boolean
  /** Additional text beside the label. */
  side?: string
  error?: string | undefined
  /** Id of another element that describes the control. */
  about?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with a warning or an error message. */
export function Field({ label, isDoubtful, side, error, about, children }: FieldProps) {
  const id = useId()
  return (
    <div className={isDoubtful ? 'field needs-check' : 'field'}>
      <label className="label" htmlFor={id}>
        {label}
        {isDoubtful ? (
          <span className="row gap-4 align-center tone-warning one-line">
            <Icon of="warning" isSmall />
            {t.checkThis}
          </span>
        ) : (
          side && <span className="side">{side}</span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': error ? `${id}-error` : about,
      })}
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  )
}
