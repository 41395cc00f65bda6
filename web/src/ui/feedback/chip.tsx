import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChipProps {
  tone: 'sky' | 'moss' | 'apricot' | 'plum' | 'red' | 'rose' | 'neutral'
  icon?: LucideIcon
  iconClass?: string
  /** Owner's area only. */
  isSmall?: boolean | undefined
  children: ReactNode
}

/** Short status label; colour and icon only repeat the text. */
export function Chip({ tone, icon: Icon, iconClass = 'icon', isSmall, children }: ChipProps) {
  return (
    <span className={`chip tint-${tone}${isSmall ? ' is-small' : ''}`}>
      {Icon && <Icon className={iconClass} aria-hidden="true" />}
      {children}
    </span>
  )
}
