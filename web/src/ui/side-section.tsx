import { type ReactNode, useId } from 'react'

interface SideSectionProps {
  title: string
  /** What it is for, in a sentence. */
  text: string
  isDanger?: boolean
  children: ReactNode
}

/** A part of a page: its name at the side, or above on narrow screens, and its content in a panel. */
export function SideSection({ title, text, isDanger, children }: SideSectionProps) {
  const id = useId()
  return (
    <section className="side-section" aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className={isDanger ? 'panel side-body is-danger' : 'panel side-body'}>{children}</div>
    </section>
  )
}
