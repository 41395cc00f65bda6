import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from '../offering-wizard.module.css'

interface DisclosureProps {
  title: string
  /** Whether a field inside has a value, so that it starts open. */
  hasValue: boolean
  /** Whether a field inside is invalid, so that it must not stay closed. */
  hasError: boolean
  children: ReactNode
}

/** Collapsible group of rarely needed fields. */
export function Disclosure({ title, hasValue, hasError, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(hasValue)
  return (
    <details
      className={`line-above ${styles.fold}`}
      open={isOpen || hasError}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary className="row align-center justify-between text-14 weight-600 tap">
        {title}
        <ChevronDown className="icon chevron" aria-hidden="true" />
      </summary>
      <div className="form below-12">{children}</div>
    </details>
  )
}
