import type { ComponentProps } from 'react'

/** A switch; accepts all attributes of a checkbox. The caller provides the label. */
export function Switch(input: ComponentProps<'input'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
  return <input type="checkbox" role="switch" className="switch" {...input} />
}
