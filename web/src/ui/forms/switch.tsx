import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** Switch; accepts all checkbox attributes, including `ref`. The caller provides the accessible name. */
export function Switch({ className, ...input }: ComponentProps<'input'>) {
  const name = classNames('switch', className)
  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state
  return <input type="checkbox" role="switch" className={name} {...input} />
}

interface SwitchRowProps extends ComponentProps<'input'> {
  label: ReactNode
  /** Explanation of the setting. */
  text: ReactNode
}

/** Switch after its label and explanation; a click on the label toggles it too. */
export function SwitchRow({ label, text, ...input }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="switch-row">
      <div>
        <label className="strong" htmlFor={id}>
          {label}
        </label>
        <p className="muted" id={`${id}-text`}>
          {text}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-text`} {...input} />
    </div>
  )
}
