import { type ComponentProps, type ReactNode, useId } from 'react'

/** On or off, at once visible; takes every attribute of a checkbox, `ref` too. Its caller names it. */
export function Switch({ className = '', ...input }: ComponentProps<'input'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
  return <input type="checkbox" role="switch" className={`switch ${className}`} {...input} />
}

interface SwitchRowProps extends ComponentProps<'input'> {
  label: ReactNode
  /** What being on means. */
  text: ReactNode
}

/** A switch at the end of the words that it belongs to; a press on the words turns it too. */
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
