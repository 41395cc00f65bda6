import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

export interface FieldParts {
  label: ReactNode
  /** Small text at the end of the label's line: 'Optional', a unit, a count. */
  side?: ReactNode
  hint?: ReactNode
  error?: string
}

/** Attributes that connect a control with its label, hint and error. */
interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FrameProps = FieldParts & { id?: string | undefined }

/** Separates the props of a field's frame from those of its control. */
export function splitFieldProps<Props extends FrameProps>(props: Props) {
  const { id, label, side, hint, error, ...control } = props
  return [{ id, label, side, hint, error }, control] as const
}

/** Label above a form control, error and hint below. */
export function FieldFrame({
  id,
  label,
  side,
  hint,
  error,
  children,
}: FrameProps & { children: (control: FieldControl) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean)
  return (
    <div className="field">
      <label className="label" htmlFor={controlId}>
        <span>{label}</span>
        {side && <span className="side">{side}</span>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy.join(' ') || undefined,
      })}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {hint && (
        <p className="hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
