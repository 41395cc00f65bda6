import { controlMessages } from '@registry/shared/messages/controls'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldParts, splitFieldProps } from './field-frame.tsx'

/** Password input with a button that toggles its visibility. */
export function PasswordField(props: ComponentProps<'input'> & FieldParts) {
  const [frame, input] = splitFieldProps(props)
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...frame}>
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
