import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { type ReactNode, useId } from 'react'
import fieldsStyles from '../fields.module.css'
import screenStyles from '../screen.module.css'
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
    <div className={isDoubtful ? `field ${fieldsStyles.isDoubtful}` : 'field'}>
      <label className="label" htmlFor={id}>
        {label}
        {isDoubtful ? (
          <span className={fieldsStyles.flag}>
            <Icon of="warning" />
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
        <p id={`${id}-error`} className={`${fieldsStyles.about} ${screenStyles.isError}`}>
          {error}
        </p>
      )}
    </div>
  )
}
