/** A keyboard hint inside a button. */
export function Kbd({ of }: { of: string }) {
  return (
    <span className="kbd" aria-hidden="true">
      {of}
    </span>
  )
}
