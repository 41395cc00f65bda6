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
  /** Buttons or links below the text. */
  action?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits for a pause; neither without a role. */
  role?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
}

/** Message with an icon across the width of its container. */
export function Banner({ tone, title, children, action, role, ref }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <div ref={ref} className={`banner tint-${tone === 'money' ? 'apricot' : tone}`} role={role}>
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
