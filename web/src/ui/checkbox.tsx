import type { ComponentProps, ReactNode } from 'react'

/** A box to tick, 44 px high with its words; `isFlashing` draws the eye to it. */
export function Checkbox({
  children,
  checked,
  isFlashing,
  isPlain,
  ...input
}: ComponentProps<'input'> & { children: ReactNode; isFlashing?: boolean; isPlain?: boolean }) {
  const states = [checked && 'is-checked', isFlashing && 'is-flash', isPlain && 'plain']
  return (
    <label className={['check', ...states].filter(Boolean).join(' ')}>
      <input type="checkbox" checked={checked} {...input} />
      <span>{children}</span>
    </label>
  )
}
