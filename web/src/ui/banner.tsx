import { CircleAlert, CircleCheck, HandCoins, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const ICONS = {
  red: CircleAlert,
  moss: CircleCheck,
  apricot: TriangleAlert,
  money: HandCoins,
} as const

interface BannerProps {
  tone: keyof typeof ICONS
  title: ReactNode
  children?: ReactNode
  /** Read out at once (alert), when there is a pause (status), or with the page. */
  role?: 'alert' | 'status'
}

/** A few words across the width of the place that they speak of. */
export function Banner({ tone, title, children, role }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <div className={`notice notice-${tone === 'money' ? 'apricot' : tone}`} role={role}>
      <Icon className="icon" aria-hidden="true" />
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  )
}
