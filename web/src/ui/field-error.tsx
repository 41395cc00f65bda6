import { CircleAlert } from 'lucide-react'

/** What is wrong with a field, under it; its id goes into the input's aria-describedby. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p className="error" id={id}>
      <CircleAlert className="icon icon-16" aria-hidden="true" />
      {children}
    </p>
  )
}
