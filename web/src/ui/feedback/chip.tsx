import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChipProps {
  tone: 'sky' | 'moss' | 'apricot' | 'plum' | 'red' | 'rose' | 'neutral'
  icon?: LucideIcon
  iconClass?: string
  children: ReactNode
}

/** Short status label; colour and icon only repeat the text. */
export function Chip({ tone, icon: Icon, iconClass = 'icon', children }: ChipProps) {
  return (
    <span className={`chip tint-${tone}`}>
      {Icon && <Icon className={iconClass} aria-hidden="true" />}
      {children}
    </span>
  )
}
