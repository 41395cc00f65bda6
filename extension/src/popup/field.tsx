import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** What a control needs to belong to its field: spread it on the input. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  /** Extraction is not sure of the value. */
  isDoubtful?: boolean
  hint?: string
  error?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with what is doubtful or wrong about its value. */
export function Field({ label, isDoubtful = false, hint = '', error, children }: FieldProps) {
  const id = useId()
  const about = error ?? hint
  return (
    <div className={isDoubtful ? 'field is-doubtful' : 'field'}>
      <label className="label" htmlFor={id}>
        {label}
        {isDoubtful && (
          <span className="flag">
            <TriangleAlert className="icon" aria-hidden="true" />
            {t.checkThis}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': about ? `${id}-about` : undefined,
      })}
      {about && (
        <p id={`${id}-about`} className={error ? 'about is-error' : 'about'}>
          {about}
        </p>
      )}
    </div>
  )
}
