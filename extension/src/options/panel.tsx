import { type ReactNode, useId } from 'react'
import styles from './options.module.css'

/** A section with a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      className={`panel stack gap-12 pad-20 text-14 breaks wraps-pretty ${styles.panel}`}
      aria-labelledby={id}
    >
      <h2 className="text-18 weight-600" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** An error message that screen readers announce at once. */
export function ErrorMessage({ text }: { text: string | undefined }) {
  return (
    <p className="error gone-if-empty" role="alert">
      {text}
    </p>
  )
}
