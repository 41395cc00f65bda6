import { CircleAlert } from 'lucide-react'

/** Error message of a field; reference its `id` in the input's aria-describedby. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p className="error" id={id}>
      <CircleAlert className="icon icon-16" aria-hidden="true" />
      {children}
    </p>
  )
}
