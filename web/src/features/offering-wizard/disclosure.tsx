import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface DisclosureProps {
  title: string
  /** Something in it was filled in before: it starts open. */
  hasValue: boolean
  /** Something in it is wrong: it must not stay closed. */
  hasError: boolean
  children: ReactNode
}

/** Fields that few need, behind one queueTail. */
export function Disclosure({ title, hasValue, hasError, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(hasValue)
  return (
    <details
      className="fold"
      open={isOpen || hasError}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        {title}
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div className="form">{children}</div>
    </details>
  )
}
