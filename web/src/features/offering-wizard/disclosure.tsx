import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface FoldProps {
  title: string
  /** Something in it was filled in before: it starts open. */
  isFilled: boolean
  /** Something in it is wrong: it must not stay closed. */
  isWrong: boolean
  children: ReactNode
}

/** Fields that few need, behind one line. */
export function Fold({ title, isFilled, isWrong, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isFilled)
  return (
    <details
      className="fold"
      open={isOpen || isWrong}
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
