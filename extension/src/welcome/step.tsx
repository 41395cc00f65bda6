import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface StepProps {
  title: string
  isDone?: boolean
  children: ReactNode
}

/** A numbered step; a completed one has a check mark instead of its number. */
export function Step({ title, isDone = false, children }: StepProps) {
  return (
    <li className={isDone ? 'w-step is-done' : 'w-step'}>
      {isDone && <Check className="icon w-tick" aria-hidden="true" />}
      <h2>{title}</h2>
      {children}
    </li>
  )
}
