import { controlMessages } from '@registry/shared/messages/controls'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldParts } from './field-frame.tsx'

/** Password input with a button that toggles its visibility. */
export function PasswordField({
  label,
  side,
  hint,
  error,
  id,
  ...input
}: ComponentProps<'input'> & FieldParts) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={label} side={side} hint={hint} error={error}>
      {control => (
        <span className="input-wrap password-wrap">
          <input className="input" {...input} {...control} type={isShown ? 'text' : 'password'} />
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            aria-label={isShown ? controlMessages.hidePassword : controlMessages.showPassword}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon className="icon" aria-hidden="true" />
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
