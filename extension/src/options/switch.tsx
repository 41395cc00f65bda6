import type { ComponentProps } from 'react'

/** On or off, at once visible; takes every attribute of a checkbox. Its caller names it. */
export function Switch(input: ComponentProps<'input'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
  return <input type="checkbox" role="switch" className="switch" {...input} />
}
