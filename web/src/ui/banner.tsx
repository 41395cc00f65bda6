import { CircleAlert, CircleCheck, HandCoins, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

const ICONS = {
  red: CircleAlert,
  moss: CircleCheck,
  apricot: TriangleAlert,
  money: HandCoins,
} as const

interface BannerProps {
  tone: keyof typeof ICONS
  title?: ReactNode
  children?: ReactNode
  /** What can be done about it. */
  action?: ReactNode
  /** Read out at once (alert), when there is a pause (status), or with the page. */
  role?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
}

/** A few words across the width of the place that they speak of. */
export function Banner({ tone, title, children, action, role, ref }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <div ref={ref} className={`banner banner-${tone === 'money' ? 'apricot' : tone}`} role={role}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <p>
          {title && <strong>{title}</strong>} {children}
        </p>
        {action}
      </div>
    </div>
  )
}
