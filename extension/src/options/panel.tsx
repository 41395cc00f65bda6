import { type ReactNode, useId } from 'react'

/** One part of the options, under its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Why something did not work, said at once. */
export function Trouble({ text }: { text: string | undefined }) {
  return (
    <p className="trouble" role="alert">
      {text}
    </p>
  )
}
