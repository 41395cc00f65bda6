import { type ReactNode, useId } from 'react'

/** A section with a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** An error message that screen readers announce at once. */
export function ErrorMessage({ text }: { text: string | undefined }) {
  return (
    <p className="trouble" role="alert">
      {text}
    </p>
  )
}
