import { type ReactNode, useId } from 'react'

interface SideSectionProps {
  title: string
  /** Purpose of the section, in one sentence. */
  text: string
  isDanger?: boolean
  children: ReactNode
}

/** Page section with its title beside the content, or above it on narrow screens. */
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
