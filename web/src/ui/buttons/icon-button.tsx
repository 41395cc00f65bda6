import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type IconButtonLook, iconButtonClass } from './icon-button-class.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: LucideIcon
  /** Accessible name. */
  label: string
  /** `danger` is red; `idle` looks unavailable but can be pressed. */
  look?: IconButtonLook | undefined
  /** Size of the icon in pixels, 20 by default. */
  iconSize?: 16
}

/** Button that shows only an icon: 36 x 36, and 44 x 44 on narrow screens. */
export function IconButton({
  icon: Icon,
  label,
  look,
  iconSize,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" className={iconButtonClass(look, className)} aria-label={label} {...rest}>
      <Icon className={iconSize ? `icon icon-${iconSize}` : 'icon'} aria-hidden="true" />
    </button>
  )
}
